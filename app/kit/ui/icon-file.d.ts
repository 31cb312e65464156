interface ImportMetaEnv {
  /** Path of the file of all icons: vite.icons.ts. */
  readonly ICONS: string
}
