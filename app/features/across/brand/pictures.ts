/** Where the brand has a picture. */
export const places = ['logo', 'logoDark', 'scene'] as const
export type Place = (typeof places)[number]

/** In bytes; a scene is drawn again, much smaller. */
export const pictureMost = { logo: 200_000, logoDark: 200_000, scene: 10_000_000 } as const satisfies Record<
  Place,
  number
>
