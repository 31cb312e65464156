import type { Random } from './random.ts'

/** What the lens sees, in millimetres of the bicycle's plane. */
export type Camera = { x: number; y: number; width: number; height: number; tilt: number }

type Tone = { wall: string; shade: string; floor: string; near: string }

const tones: readonly [Tone, ...Tone[]] = [
  { wall: '#d9d3c6', shade: '#a79f90', floor: '#8f877a', near: '#5f584d' },
  { wall: '#c6cac9', shade: '#8d9494', floor: '#7e807d', near: '#4d4f4d' },
  { wall: '#cfc4b2', shade: '#978974', floor: '#7b6a55', near: '#4a3d2f' },
]

/** A workshop behind the bicycle; it is rendered small and enlarged, which is its depth of field. */
export function room(camera: Camera, ground: number, random: Random): string {
  const tone = random.pick(tones)
  const skirting = ground - 62
  return (
    `<defs><linearGradient id="wall" x1="0" y1="0" x2="1" y2="0.35"><stop offset="0" stop-color="${tone.wall}"/>` +
    `<stop offset="1" stop-color="${tone.shade}"/></linearGradient>` +
    `<linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${tone.floor}"/>` +
    `<stop offset="0.45" stop-color="${tone.near}"/></linearGradient>` +
    `<radialGradient id="pool"><stop offset="0" stop-color="#fffaf0" stop-opacity="0.75"/>` +
    `<stop offset="1" stop-color="#fffaf0" stop-opacity="0"/></radialGradient></defs>` +
    `<rect x="-4000" y="-4000" width="8000" height="${4000 + skirting}" fill="url(#wall)"/>` +
    random.pick([pegboard, windowLight, rollerDoor] as const)(random) +
    `<ellipse cx="${random.between(-500, 100)}" cy="-720" rx="1300" ry="800" fill="url(#pool)"/>` +
    `<rect x="-4000" y="${skirting - 34}" width="8000" height="34" fill="#000" opacity="0.22"/>` +
    `<rect x="-4000" y="${skirting}" width="8000" height="2600" fill="url(#floor)"/>` +
    `<rect x="-4000" y="${skirting}" width="8000" height="5" fill="#000" opacity="0.35"/>` +
    joints(camera, skirting)
  )
}

/** Soft contact shadows; a gradient costs a hundredth of a blur. */
export function shadows(
  spots: readonly { x: number; rx: number; ry: number; strength: number }[],
  ground: number,
): string {
  const ellipses = spots.map(
    ({ x, rx, ry, strength }) =>
      `<ellipse cx="${x}" cy="${ground + 4}" rx="${rx}" ry="${ry}" fill="url(#cast)" opacity="${strength}"/>`,
  )
  return (
    `<radialGradient id="cast"><stop offset="0" stop-color="#0d0a06" stop-opacity="0.95"/>` +
    `<stop offset="0.5" stop-color="#0d0a06" stop-opacity="0.42"/>` +
    `<stop offset="1" stop-color="#0d0a06" stop-opacity="0"/></radialGradient>${ellipses.join('')}`
  )
}

function joints(camera: Camera, skirting: number): string {
  const lines = Array.from({ length: 9 }, (_, index) => {
    const far = (index - 4) * 420
    return `M${camera.x + far},${skirting}L${camera.x + far * 2.6},${skirting + 700}`
  })
  return `<path d="${lines.join('')}" stroke="#000" stroke-width="5" opacity="0.16" fill="none"/>`
}

function windowLight(random: Random): string {
  const left = random.between(-900, -500)
  const pane = (column: number, row: number): string => {
    const x = left + column * 330 + row * 70
    const y = -1150 + row * 390
    return `M${x},${y}l300,40l62,350l-300,-40z`
  }
  const panes = [0, 1, 2].flatMap((column) => [pane(column, 0), pane(column, 1), pane(column, 2)])
  return `<path d="${panes.join('')}" fill="#fff6df" opacity="0.34"/>`
}

function rollerDoor(): string {
  const slats = Array.from(
    { length: 26 },
    (_, index) =>
      `<rect x="-4000" y="${-1900 + index * 84}" width="8000" height="10" fill="#000" opacity="0.2"/>` +
      `<rect x="-4000" y="${-1890 + index * 84}" width="8000" height="16" fill="#fff" opacity="0.2"/>`,
  )
  return slats.join('')
}

function pegboard(random: Random): string {
  const tools = Array.from({ length: 11 }, (_, index) => {
    const x = -1150 + index * 215 + random.between(-30, 30)
    const long = random.between(190, 360)
    const colour = random.pick(['#8c2f24', '#2d2d2e', '#49555c', '#2f5d73', '#6b655b'] as const)
    const head = random.between(22, 44)
    return (
      `<rect x="${x - 13}" y="-930" width="26" height="${long}" rx="12" fill="#77746d"/>` +
      `<rect x="${x - 19}" y="${-930 + long * 0.5}" width="38" height="${long * 0.5}" rx="16" fill="${colour}"/>` +
      `<circle cx="${x}" cy="-930" r="${head}" fill="#807d76"/><circle cx="${x}" cy="-930" r="${head * 0.5}" fill="#b9ae9c"/>`
    )
  })
  return (
    `<rect x="-1400" y="-1420" width="2700" height="960" rx="14" fill="#b79f7c" opacity="0.85"/>` +
    `<rect x="-1400" y="-465" width="2700" height="16" fill="#000" opacity="0.25"/>${tools.join('')}`
  )
}
