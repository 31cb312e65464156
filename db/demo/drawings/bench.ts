import { bicycleShapes, raceGeometry, tube } from '#app/features/bicycles/bicycle/bicycle.ts'
import type { BicyclePart, Limb } from '#app/features/bicycles/bicycle/bicycle.ts'
import { paintFrameset } from './bike.ts'
import { crack, tape } from './damage.ts'
import { writing } from './glyphs.ts'
import { carbon, fixed, glossStops, lit, liveries } from './paint.ts'
import type { Colour } from './paint.ts'
import { bars, packingList, receipt, serialLabel } from './papers.ts'
import type { Random } from './random.ts'

export type Scene = { width: number; height: number; back: string; front: string }

export type Subject = {
  part: BicyclePart
  functional: boolean
  model: string
  colour: Colour
  serial: string
  purchased?: string
  random: Random
}

/** The number on its sticker, under the bottom bracket. */
export function serialScene({ model, colour, serial, random }: Subject): Scene {
  const turn = random.between(-5, 5)
  const body = limb([-300, 930], [1900, 400], [330, 300, 330])
  const front =
    lit('tube', body, liveries[colour]) +
    `<g transform="translate(${fixed(random.between(335, 375))} 395) rotate(${fixed(turn - 13.5)} 480 240) scale(7.4)">${foil}${serialLabel(serial, model)}</g>` +
    `<g transform="rotate(-13.5 800 665)"><rect x="30" y="650" width="120" height="26" rx="13" fill="#0c0c0d"/><rect x="32" y="656" width="116" height="24" rx="12" fill="#fff" opacity="0.12"/></g>`
  return { width: 1600, height: 1200, back: bench(1600, 1200, random), front }
}

/** The fork from the front, out of the frame: both legs, crown and steerer. */
export function legsScene({ functional, colour, random }: Subject): Scene {
  const livery = liveries[colour]
  const steerer = limb([600, 150], [600, 660], [36, 36, 47])
  const harm = functional
    ? crackOn(600, 560, 33, random)
    : `<g transform="translate(486 790) scale(0.62)" stroke="#d9d4c8" stroke-linecap="round" opacity="0.9">${scores(0, 0, 20, random)}</g>`
  const front =
    `<g transform="rotate(${fixed(random.between(-4, 4))} 600 800)">` +
    `<g opacity="0.3" transform="translate(26 22)"><path d="${steerer.d}"/><path d="${forkFront}"/></g>` +
    lit('steerer', steerer, carbon) +
    `<ellipse cx="600" cy="150" rx="36" ry="9" fill="#111"/><ellipse cx="600" cy="150" rx="26" ry="6" fill="#000"/>` +
    `<rect x="546" y="592" width="108" height="22" rx="8" fill="#5c5d61"/><rect x="546" y="592" width="108" height="7" rx="3" fill="#fff" opacity="0.3"/>` +
    `<linearGradient id="legs">${legStops(livery.gloss)}</linearGradient>` +
    `<linearGradient id="brow" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="${livery.gloss * 0.5}"/><stop offset="0.12" stop-color="#fff" stop-opacity="0"/></linearGradient>` +
    `<path d="${forkFront}" fill="${livery.base}"/><path d="${forkFront}" fill="url(#legs)"/><path d="${forkFront}" fill="url(#brow)"/>` +
    [472, 728]
      .map(
        (x) => `<circle cx="${x}" cy="1462" r="21" fill="#2c2c2e"/><circle cx="${x}" cy="1462" r="11" fill="#0a0a0a"/>`,
      )
      .join('') +
    `${harm}</g><g transform="translate(755 ${functional ? 470 : 840}) rotate(${fixed(random.between(80, 96))}) scale(2.9)">${tape(110, 1)}</g>`
  return { width: 1200, height: 1600, back: bench(1200, 1600, random), front }
}

/** The bar in its clamp, seen by the rider in front: four bolts and the torque to tighten them to. */
export function clampScene({ functional, random }: Subject): Scene {
  const halves = [limb([800, 610], [-160, 640], [118, 104, 78]), limb([800, 610], [1760, 640], [118, 104, 78])]
  const bolts = [
    [672, 486],
    [928, 486],
    [672, 734],
    [928, 734],
  ] as const
  const front =
    `<g transform="translate(-200 -150) scale(1.25)"><g transform="rotate(${fixed(random.between(-3, 3))} 800 600)">` +
    halves.map((half, index) => lit(`bar${index}`, half, carbon)).join('') +
    [590, 575, 1010, 1025]
      .map((x) => `<path d="M${x},508V714" stroke="#cfcabd" stroke-width="2.4" opacity="0.6"/>`)
      .join('') +
    writing('31.8', { x: 462, y: 600, height: 20, colour: '#cfcabd' }) +
    `<rect x="612" y="432" width="388" height="372" rx="58" fill="#000" opacity="0.4"/>` +
    `<linearGradient id="plate" x1="0" y1="0" x2="0.12" y2="1">${glossStops(0.4)}</linearGradient>` +
    `<rect x="604" y="420" width="392" height="372" rx="58" fill="#37383b"/><rect x="604" y="420" width="392" height="372" rx="58" fill="url(#plate)"/>` +
    bolts.map(([x, y]) => bolt(x, y)).join('') +
    `<rect x="700" y="556" width="200" height="98" rx="8" fill="#ece7da"/><path d="M716,572l16,28h-32z" transform="translate(4 4)" fill="#d0a000"/>` +
    writing('MAX', { x: 752, y: 572, height: 26, colour: '#1d1b16' }) +
    writing('5 NM', { x: 752, y: 612, height: 28, colour: '#1d1b16', weight: 1 }) +
    (functional
      ? crackOn(1090, 615, 82, random)
      : `<g stroke="#cfcabd" stroke-linecap="round" opacity="0.75">${scores(1090, 560, 14, random)}</g>`) +
    `</g><g transform="translate(890 845) rotate(${fixed(random.between(-5, 4))}) scale(5.4)">${tape(80, 1)}</g></g>`
  return { width: 1600, height: 1200, back: bench(1600, 1200, random), front }
}

/** The seatpost drawn out: how deep it stood, where it slipped, and the line it must not pass. */
export function insertionScene({ functional, random }: Subject): Scene {
  const post = limb([-80, 600], [1500, 600], [92, 88, 90])
  const marks = Array.from({ length: 12 }, (_, index) => {
    const x = 700 + index * 52
    return `<path d="M${x},${index % 5 ? 560 : 540}V600" stroke="#d8d3c4" stroke-width="3"/>${index % 5 ? '' : writing(String(100 - index * 4), { x: x - 14, y: 612, height: 20, colour: '#d8d3c4' })}`
  })
  const slips = Array.from({ length: 26 }, (_, index) => {
    const y = 528 + index * 5.8
    const start = random.between(330, 400)
    return `<path d="M${fixed(start)},${fixed(y)}h${fixed(random.between(40, functional ? 270 : 130))}" stroke-width="${fixed(random.between(0.8, 3))}"/>`
  })
  const front =
    `<g transform="rotate(${fixed(random.between(-19, -12))} 800 600)"><ellipse cx="730" cy="712" rx="830" ry="40" fill="#000" opacity="0.3"/>` +
    lit('post', post, carbon) +
    `<ellipse cx="1500" cy="600" rx="26" ry="90" fill="#161617"/><ellipse cx="1503" cy="600" rx="18" ry="70" fill="#060606"/>` +
    `<path d="M655,512C640,560 640,640 655,688" fill="none" stroke="#e8c02a" stroke-width="7"/>` +
    writing('MIN INSERTION', { x: 676, y: 500, height: 22, colour: '#d8d3c4' }) +
    marks.join('') +
    `<g stroke="#cbc6ba" stroke-linecap="round" opacity="0.75">${slips.join('')}</g>` +
    `<g transform="translate(300 715) rotate(1.5) scale(5)">${tape(130, 1)}</g></g>`
  return { width: 1600, height: 1200, back: bench(1600, 1200, random), front }
}

/** The carton as it was opened, with an empty place where the component should lie. */
export function boxScene({ part, colour, model, random }: Subject): Scene {
  const shapes = bicycleShapes(raceGeometry(54))
  const front =
    `<g transform="rotate(${fixed(random.between(-3, 3))} 800 600)">` +
    `<rect x="190" y="200" width="1260" height="850" fill="#000" opacity="0.4"/>` +
    flap('M200,190L60,40H1540L1400,190Z', '#c09a69') +
    flap('M200,1010L40,1180H1560L1400,1010Z', '#b58d5b') +
    flap('M200,190L20,260V960L200,1010Z', '#a98150') +
    flap('M1400,190L1580,250V950L1400,1010Z', '#cba678') +
    `<rect x="200" y="190" width="1200" height="820" fill="#4d3a24"/><rect x="216" y="214" width="1168" height="780" fill="#d9d5cb"/>` +
    `<rect x="216" y="214" width="1168" height="46" fill="#000" opacity="0.22"/>` +
    `<rect x="216" y="214" width="34" height="780" fill="#000" opacity="0.16"/>` +
    `<g transform="translate(655 818) scale(0.92)">${paintFrameset(shapes, { colour, model, without: part })}</g>` +
    recess(part) +
    `<path d="M216,905H1384" stroke="#000" stroke-width="2" opacity="0.12"/></g>`
  return { width: 1600, height: 1200, back: bench(1600, 1200, random), front }
}

/** The carton's own label. */
export function labelScene({ model, serial, colour, random }: Subject): Scene {
  const rows: readonly (readonly [string, string])[] = [
    ['MODEL', model],
    ['SIZE', '54'],
    ['COLOUR', colour],
    ['SERIAL', serial],
  ]
  const dark = '#211e18'
  const text = rows.map(
    ([name, value], index) =>
      writing(name, { x: 40, y: 118 + index * 56, height: 14, colour: '#6d675b' }) +
      writing(value, { x: 190, y: 112 + index * 56, height: 26, colour: dark }),
  )
  const front =
    `<rect width="1600" height="1200" fill="#bd9765"/><path d="${Array.from({ length: 60 }, (_, index) => `M0,${index * 20}H1600`).join('')}" stroke="#8a6638" stroke-width="3" opacity="0.14"/>` +
    `<rect y="930" width="1600" height="150" fill="#d8c39a" opacity="0.72"/><rect y="930" width="1600" height="5" fill="#fff" opacity="0.35"/>` +
    `<rect x="0" y="0" width="1600" height="1200" fill="url(#paper)"/>` +
    `<g transform="translate(290 190) rotate(${fixed(random.between(-4, 4))} 500 300) scale(1.3)"><rect x="6" y="8" width="780" height="470" rx="6" fill="#000" opacity="0.3"/>` +
    `<rect width="780" height="470" rx="6" fill="#f5f2ea"/><rect width="780" height="76" rx="6" fill="${dark}"/>` +
    writing('THIS WAY UP', { x: 40, y: 24, height: 28, colour: '#f5f2ea' }) +
    `<path d="M690,58V24m-14,14l14,-16l14,16M736,58V24m-14,14l14,-16l14,16" fill="none" stroke="#f5f2ea" stroke-width="6"/>` +
    `${text.join('')}${bars(serial, 40, 350, 700, 84)}</g>`
  return { width: 1600, height: 1200, back: paper + bench(1600, 1200, random), front: paper + front }
}

export function paperScene(
  kind: 'receipt' | 'packing-list',
  { part, model, serial, purchased = '2026-04-18', random }: Subject,
): Scene {
  const content =
    kind === 'receipt'
      ? receipt(model, serial, purchased, random)
      : packingList(model, serial, part.toUpperCase(), random)
  const turn = fixed(random.between(-5, 5))
  const front = `${paper}<g transform="rotate(${turn} 600 800) translate(105 135) scale(3.3)">${content}</g>`
  return { width: 1200, height: 1600, back: bench(1200, 1600, random), front }
}

const paper =
  `<linearGradient id="paper" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0.35"/>` +
  `<stop offset="0.5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#3b2c12" stop-opacity="0.22"/></linearGradient>`
const foil =
  `<linearGradient id="foil" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0.5"/>` +
  `<stop offset="0.55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.16"/></linearGradient>`
const forkFront =
  'M548,612C500,622 476,665 472,740C464,900 451,1200 449,1460A23,23 0 0 0 495,1462C502,1250 528,1000 536,870' +
  'C542,780 560,742 600,742C640,742 658,780 664,870C672,1000 698,1250 705,1462A23,23 0 0 0 751,1460' +
  'C749,1200 736,900 728,740C724,665 700,622 652,612Z'

/** Two round legs side by side under one light. */
function legStops(gloss: number): string {
  const stops: readonly (readonly [number, string, number])[] = [
    [0, '#000', 0.35],
    [0.09, '#fff', gloss],
    [0.15, '#fff', gloss * 0.2],
    [0.3, '#000', 0.45],
    [0.45, '#000', 0.1],
    [0.7, '#000', 0.3],
    [0.8, '#fff', gloss * 0.7],
    [0.88, '#000', 0.05],
    [1, '#000', 0.55],
  ]
  return stops
    .map(([at, colour, share]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${fixed(share)}"/>`)
    .join('')
}

/** A bench top from above: oak, a rubber mat, or steel. */
function bench(width: number, height: number, random: Random): string {
  const top = random.pick<readonly [string, string]>([
    ['#a98357', '#6d4f30'],
    ['#4a4d4e', '#26282a'],
    ['#8f9190', '#585b5c'],
  ])
  const grain = Array.from({ length: 34 }, () => {
    const y = random.between(-40, height + 40)
    return `M-20,${fixed(y)}C${width * 0.3},${fixed(y + random.between(-26, 26))} ${width * 0.6},${fixed(y + random.between(-26, 26))} ${width + 20},${fixed(y + random.between(-14, 14))}`
  })
  return (
    `<linearGradient id="top" x1="0" y1="0" x2="0.9" y2="1"><stop offset="0" stop-color="${top[0]}"/><stop offset="1" stop-color="${top[1]}"/></linearGradient>` +
    `<rect width="${width}" height="${height}" fill="url(#top)"/>` +
    [3, 9, 22]
      .map((stroke, layer) => {
        const lines = grain.filter((_, index) => index % 3 === layer).join('')
        return `<path d="${lines}" fill="none" stroke="#000" stroke-width="${stroke}" opacity="${fixed(0.13 - layer * 0.035)}"/>`
      })
      .join('')
  )
}

function limb(
  from: readonly [number, number],
  to: readonly [number, number],
  halves: readonly [number, number, number],
): Limb {
  return tube({ x: from[0], y: -from[1] }, { x: to[0], y: -to[1] }, halves)
}

function crackOn(x: number, y: number, half: number, random: Random): string {
  const scale = 3
  const line = crack({ x: -half / scale, y: -9 }, { x: half / scale, y: 8 }, random)
  return `<g transform="translate(${x} ${y}) scale(${scale})">${line}</g>`
}

function scores(x: number, y: number, count: number, random: Random): string {
  return Array.from({ length: count }, (_, index) => {
    const start = x + random.between(-26, 16)
    return `<path d="M${fixed(start)},${fixed(y + index * 8)}l${fixed(random.between(18, 66))},${fixed(random.between(-14, 4))}" stroke-width="${fixed(random.between(1, 4))}"/>`
  }).join('')
}

function bolt(x: number, y: number): string {
  return (
    `<circle cx="${x + 2}" cy="${y + 4}" r="34" fill="#000" opacity="0.5"/><circle cx="${x}" cy="${y}" r="32" fill="#85868a"/>` +
    `<circle cx="${x - 3}" cy="${y - 4}" r="27" fill="#a9aaae"/>` +
    `<path d="M${x - 16},${y}l8,-14h16l8,14l-8,14h-16z" fill="#17181a"/>`
  )
}

function flap(d: string, colour: string): string {
  return `<path d="${d}" fill="${colour}"/><path d="${d}" fill="none" stroke="#6f5230" stroke-width="3" opacity="0.6"/>`
}

const recesses: Record<BicyclePart, string> = {
  frame: 'M420,330H1150L1010,640L760,810H690L560,460Z',
  fork: 'M1130,520C1160,505 1195,515 1205,545L1320,880C1330,910 1290,925 1276,898L1140,600C1110,575 1105,535 1130,520Z',
  handlebar: 'M930,700H1040C1140,700 1140,870 1030,890H920V850H1010C1080,845 1080,745 1020,745H930Z',
  seatpost: 'M300,860H700C725,860 725,905 700,905H300C275,905 275,860 300,860Z',
}

/** A cut-out in the foam with nothing in it. */
function recess(part: BicyclePart): string {
  const d = recesses[part]
  return (
    `<path d="${d}" fill="#fff" opacity="0.7" transform="translate(4 5)"/><path d="${d}" fill="#8f8a7f"/>` +
    `<path d="${d}" fill="none" stroke="#2b261e" stroke-width="9" opacity="0.55"/>`
  )
}
