/** Stands for the page that the bare server renders: bare-build.ts puts a route of the portal in its place. */
export default function AnyPage(_props: { loaderData: unknown }): null {
  throw new Error('Build this by bare-build.ts')
}
