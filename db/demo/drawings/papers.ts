import { writing } from './glyphs.ts'
import { fixed } from './paint.ts'
import { qrModules } from './qr.ts'
import type { Random } from './random.ts'

const ink = '#25221c'
const pale = '#6d675b'

/** What is photographed flat on the bench, 300 × 400 units each. */
export function receipt(model: string, serial: string, purchased: string, random: Random): string {
  const day = purchased.split('-').toReversed().join('/')
  const price = Math.round(random.between(52, 118)) * 100
  const rows: readonly (readonly [string, number])[] = [
    [`TELAIO ${model}`, price],
    ['MONTAGGIO E CONSEGNA', 180],
    ['PORTABORRACCIA 2 PZ', 98],
  ]
  const total = rows.reduce((sum, [, amount]) => sum + amount, 0)
  const lines = rows.map(
    ([label, amount], index) => left(label, 158 + index * 24, 7) + right(money(amount), 158 + index * 24, 7),
  )
  return sheet(
    centre('CICLI BELLAVISTA', 36, 13) +
      centre('VIA DEL VELODROMO 12, 24100 BERGAMO', 60, 5.4) +
      centre('P.IVA 00000000000', 72, 5.4) +
      rule(90) +
      left('RICEVUTA 0417', 104, 6.4) +
      right(day, 104, 6.4) +
      left('NUMERO DI SERIE', 124, 5.4) +
      right(serial, 123, 7) +
      rule(142) +
      lines.join('') +
      rule(232) +
      left('TOTALE EUR', 246, 11) +
      right(money(total), 246, 11) +
      left('IVA 22 INCLUSA', 270, 5.4) +
      left('PAGATO CON CARTA', 284, 5.4) +
      bars(serial, 60, 312, 180, 34) +
      centre('CONSERVARE PER LA GARANZIA', 360, 5.8),
  )
}

export function packingList(model: string, serial: string, missing: string, random: Random): string {
  const parts = ['FRAME', 'FORK', 'HANDLEBAR', 'SEATPOST', 'HEADSET', 'THRU AXLES', 'SEAT CLAMP']
  const rows = parts.map((part, index) => {
    const y = 138 + index * 29
    const absent = part === missing
    const tick = absent
      ? ''
      : `<path d="M247,${y + 1}l5,6l${fixed(random.between(9, 12))},-13" ${pen} stroke="#24427c"/>`
    const ring = `<path d="M276,${y - 6}C200,${y - 16} 14,${y - 17} 12,${y + 3}C10,${y + 21} 120,${y + 19} 180,${y + 17}C290,${y + 15} 296,${y - 4} 258,${y - 12}" ${pen} stroke="#a5222c"/>`
    return (
      left(part, y, 7.4) +
      writing('1', { x: 206, y, height: 7.4, colour: ink }) +
      `<rect x="246" y="${y - 3}" width="12" height="12" fill="none" stroke="${pale}" stroke-width="0.8"/>` +
      `<path d="M24,${y + 17}H276" stroke="${pale}" stroke-width="0.4" opacity="0.5"/>${tick}${absent ? ring : ''}`
    )
  })
  return sheet(
    left('PACKING LIST', 32, 13) +
      left(`MODEL ${model}`, 60, 6.4) +
      right(serial, 60, 6.4) +
      left('CARTON 1/1', 76, 6.4) +
      rule(96) +
      left('COMPONENT', 110, 5) +
      writing('QTY', { x: 200, y: 110, height: 5, colour: pale }) +
      writing('OK', { x: 247, y: 110, height: 5, colour: pale }) +
      rule(124) +
      rows.join('') +
      left('PACKED BY', 360, 5) +
      `<path d="M84,368c8,-16 12,-14 10,-2s8,-14 14,-8s2,8 10,2s10,-12 14,-2s12,-4 22,-4" ${pen} stroke="#24427c"/>`,
  )
}

/** A sticker of 120 × 60 units with a code that scans, the number printed above and below it. */
export function serialLabel(serial: string, model: string): string {
  // Broken after a separator where there is one.
  const half = Math.max(serial.lastIndexOf('-', 10), serial.lastIndexOf('.', 10)) + 1 || Math.ceil(serial.length / 2)
  const twoLines = serial.length > 14
  const upper = twoLines ? serial.slice(0, half) : serial
  const height = Math.min(6.4, (78 * 6) / (5.7 * upper.length))
  return (
    `<rect x="1" y="1.6" width="120" height="60" rx="4" fill="#000" opacity="0.4"/>` +
    `<rect width="120" height="60" rx="4" fill="#efece3"/><rect width="120" height="60" rx="4" fill="url(#foil)"/>` +
    `<g transform="translate(5 7) scale(${fixed(46 / 29)})">${code(serial)}</g>` +
    writing(model, { x: 58, y: 9, height: 9, colour: ink, weight: 1.1 }) +
    `<path d="M58,23H115" stroke="${ink}" stroke-width="0.4"/>` +
    writing('SERIAL NUMBER', { x: 58, y: 27, height: 2.9, colour: pale }) +
    writing(upper, { x: 58, y: 33, height: height * 0.72, colour: ink, weight: 0.85 }) +
    (twoLines ? writing(serial.slice(half), { x: 58, y: 40, height: height * 0.72, colour: ink, weight: 0.85 }) : '') +
    writing('HANDMADE IN ITALY', { x: 58, y: 50.5, height: 2.9, colour: pale })
  )
}

/** Bars that look like a carton's; they say nothing. */
export function bars(text: string, x: number, y: number, width: number, height: number): string {
  const widths = Array.from(text.repeat(4).slice(0, 46)).map(
    (letter, index) => ((letter.codePointAt(0) ?? 0) + index) % 3,
  )
  const unit = width / widths.reduce((sum, wide) => sum + wide + 2, 0)
  let at = x
  const strokes = widths.map((wide) => {
    const bar = `M${fixed(at)},${y}h${fixed((wide + 1) * unit)}v${height}h${fixed(-(wide + 1) * unit)}z`
    at += (wide + 2) * unit
    return bar
  })
  return `<path d="${strokes.join('')}" fill="${ink}"/>`
}

const pen = 'fill="none" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" opacity="0.85"'

function code(text: string): string {
  const cells = qrModules(text).flatMap((line, row) =>
    line.flatMap((dark, column) => (dark ? [`M${column},${row}h1v1h-1z`] : [])),
  )
  return `<path d="${cells.join('')}" fill="${ink}" shape-rendering="crispEdges"/>`
}

function sheet(content: string): string {
  return (
    `<rect x="5" y="8" width="300" height="400" fill="#000" opacity="0.16"/><rect x="2" y="3" width="300" height="400" fill="#000" opacity="0.22"/>` +
    `<rect width="300" height="400" fill="#f6f3ea"/><rect width="300" height="400" fill="url(#paper)"/>${content}` +
    `<path d="M0,133L300,130M0,267L300,265" stroke="#000" stroke-width="0.9" opacity="0.09"/>` +
    `<path d="M0,134.4L300,131.4M0,268.4L300,266.4" stroke="#fff" stroke-width="1.2" opacity="0.8"/>`
  )
}

function left(text: string, y: number, height: number): string {
  return writing(text, { x: 24, y, height, colour: ink })
}

function right(text: string, y: number, height: number): string {
  return writing(text, { x: 276, y, height, colour: ink, align: 'end' })
}

function centre(text: string, y: number, height: number): string {
  return writing(text, { x: 150, y, height, colour: ink, align: 'middle' })
}

function rule(y: number): string {
  return `<path d="M24,${y}H276" stroke="${ink}" stroke-width="0.7" stroke-dasharray="3 2.4"/>`
}

function money(amount: number): string {
  return `${Math.floor(amount / 1000) || ''}${amount >= 1000 ? '.' : ''}${String(amount % 1000).padStart(amount >= 1000 ? 3 : 1, '0')},00`
}
