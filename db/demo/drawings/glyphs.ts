type Writing = { x: number; y: number; height: number; colour: string; weight?: number; align?: 'middle' | 'end' }

/**
 * Text as strokes: a bare machine may have no fonts at all, and the same words must give the same picture everywhere.
 * `y` is the top of the letters.
 */
export function writing(text: string, { x, y, height, colour, weight = 0.8, align }: Writing): string {
  const scale = height / 6
  const shift = align ? writingWidth(text, height) / (align === 'end' ? 1 : 2) : 0
  const letters = Array.from(text.toUpperCase())
    .map((letter, index) => [strokes[letter], index * advance] as const)
    .filter(([d]) => d)
    .map(([d, left]) => `<path transform="translate(${left} 0)" d="${d}"/>`)
  return (
    `<g transform="translate(${(x - shift).toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(3)})" fill="none" ` +
    `stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${letters.join('')}</g>`
  )
}

export function writingWidth(text: string, height: number): number {
  return ((text.length * advance - (advance - 4)) * height) / 6
}

const advance = 5.7
const round = 'M2 0Q0 0 0 3T2 6T4 3T2 0Z'

const strokes: Record<string, string> = {
  A: 'M0 6L2 0L4 6M.7 4H3.3',
  B: 'M0 0V6H2.5Q4 6 4 4.4T2.5 3H0M2.5 3Q3.7 3 3.7 1.5T2.5 0H0',
  C: 'M4 1Q3.4 0 2 0Q0 0 0 3T2 6Q3.4 6 4 5',
  D: 'M0 0V6H2Q4 6 4 3T2 0Z',
  E: 'M4 0H0V6H4M0 3H3',
  F: 'M4 0H0V6M0 3H3',
  G: 'M4 1Q3.4 0 2 0Q0 0 0 3T2 6Q4 6 4 3.2H2.2',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M2 0V6',
  J: 'M3.5 0V4.4Q3.5 6 1.8 6T0 4.6',
  K: 'M0 0V6M4 0L0 3.6M1.4 2.5L4 6',
  L: 'M0 0V6H4',
  M: 'M0 6V0L2 3.4L4 0V6',
  N: 'M0 6V0L4 6V0',
  O: round,
  P: 'M0 6V0H2.4Q4 0 4 1.7T2.4 3.4H0',
  Q: `${round}M2.6 4.4L4 6.3`,
  R: 'M0 6V0H2.4Q4 0 4 1.7T2.4 3.4H0M2.2 3.4L4 6',
  S: 'M3.8 1Q3.3 0 2 0Q.2 0 .2 1.5Q.2 2.7 2 3Q3.9 3.3 3.9 4.6Q3.9 6 2 6Q.5 6 0 4.9',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V4Q0 6 2 6T4 4V0',
  V: 'M0 0L2 6L4 0',
  W: 'M0 0L1 6L2 2L3 6L4 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3L4 0M2 3V6',
  Z: 'M0 0H4L0 6H4',
  0: `${round}M1.1 4.4L2.9 1.6`,
  1: 'M.8 1.3L2.2 0V6',
  2: 'M.2 1.4Q.4 0 2 0T3.8 1.7Q3.8 2.6 2.8 3.6L.1 6H4',
  3: 'M.2 .9Q.8 0 2 0T3.7 1.5T2 2.9Q4 2.9 4 4.4T2 6Q.5 6 0 5',
  4: 'M3 6V0L0 4.2H4',
  5: 'M3.7 0H.6L.3 2.7Q1 2.2 2 2.2Q4 2.2 4 4T2 6Q.5 6 0 5',
  6: 'M3.5 .5Q2.8 0 2 0Q0 0 0 3.4Q0 6 2 6T4 4.1T2 2.4T0 4',
  7: 'M0 0H4L1.6 6',
  8: 'M2 0Q.3 0 .3 1.4T2 2.8T3.7 1.4T2 0ZM2 2.8Q0 2.8 0 4.4T2 6T4 4.4T2 2.8Z',
  9: 'M.5 5.5Q1.2 6 2 6Q4 6 4 2.6Q4 0 2 0T0 1.9T2 3.6T4 2',
  '.': 'M2 5.8V6',
  ',': 'M2.2 5.6L1.6 6.8',
  ':': 'M2 1.6V1.8M2 5V5.2',
  '-': 'M.7 3.2H3.3',
  '/': 'M.3 6.4L3.7 -.4',
  '+': 'M2 1.2V5.2M0 3.2H4',
  '#': 'M1.2 0L.8 6M3.2 0L2.8 6M0 2H4M0 4H4',
}
