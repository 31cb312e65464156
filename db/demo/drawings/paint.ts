import type { Limb } from '#app/features/bicycles/bicycle/bicycle.ts'

export const colours = ['black', 'white', 'red', 'blue', 'green'] as const
export type Colour = (typeof colours)[number]

export type Livery = { base: string; decal: string; accent: string; gloss: number }

export const liveries: Record<Colour, Livery> = {
  black: { base: '#26272a', decal: '#d8d3c4', accent: '#e3b505', gloss: 0.42 },
  white: { base: '#e4e1d9', decal: '#2a2a2c', accent: '#b3202a', gloss: 0.75 },
  red: { base: '#9c1c24', decal: '#f1ece0', accent: '#17171a', gloss: 0.5 },
  blue: { base: '#4f7f9b', decal: '#f4f1e8', accent: '#e08a1e', gloss: 0.52 },
  green: { base: '#34513f', decal: '#e6dfc8', accent: '#c79a2b', gloss: 0.46 },
}

export const carbon = { base: '#2b2c2e', gloss: 0.34 }
export const alloy = { base: '#8d8f92', gloss: 0.8 }
export const rubber = { base: '#262627', gloss: 0.26 }

type Finish = { base: string; gloss: number }

/** A round body lit from above: its colour, and over it a gradient across its axis. */
export function lit(id: string, limb: Limb, finish: Finish): string {
  const { from, to, half } = limb
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const across = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length }
  // The light falls from the upper left, whichever way the limb was built.
  const turn = across.x * 0.45 + across.y > 0 ? -1 : 1
  const reach = half * 1.15 * turn
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const ends =
    `x1="${fixed(middle.x + across.x * reach)}" y1="${fixed(middle.y + across.y * reach)}" ` +
    `x2="${fixed(middle.x - across.x * reach)}" y2="${fixed(middle.y - across.y * reach)}"`
  return (
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${ends}>${glossStops(finish.gloss)}</linearGradient>` +
    `<path d="${limb.d}" fill="${finish.base}"/><path d="${limb.d}" fill="url(#${id})"/>`
  )
}

export function glossStops(gloss: number): string {
  const stops: readonly (readonly [number, string, number])[] = [
    [0, '#000', 0.22],
    [0.14, '#fff', gloss * 0.18],
    [0.27, '#fff', gloss],
    [0.36, '#fff', gloss * 0.28],
    [0.56, '#000', 0.02],
    [0.86, '#000', 0.5],
    [1, '#000', 0.34],
  ]
  return stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${fixed(opacity)}"/>`,
    )
    .join('')
}

export function fixed(value: number): string {
  return String(Math.round(value * 100) / 100)
}
