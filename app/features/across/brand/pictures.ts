/** Where the brand has a picture. */
export const places = ['logo', 'logoDark'] as const
export type Places = (typeof places)[number]

/** In bytes. */
export const pictureMost = { logo: 200_000, logoDark: 200_000 } as const satisfies Record<Places, number>
