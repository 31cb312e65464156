/** The grounds of tokens.css on which contrast is least: what can be read there can be read everywhere. */
const grounds: Record<ColourMode, string> = { light: '#f1efe8', dark: '#1d1c18' }
const onBrand = { ink: '#15140f', white: '#ffffff' } as const

/** What small text needs beside its ground (WCAG 1.4.3). */
const readable = 4.5

/** The surfaces a button lies on, from which it has to stand out. */
const surfaces = { light: ['#ffffff', '#f7f6f2'], dark: ['#161613', '#0d0d0b'] } as const

export const colourModes = ['light', 'dark'] as const
export type ColourMode = (typeof colourModes)[number]

/** How a colour is used: the colour of text on it, and the colour that it becomes as text in either mode. */
export type ColourUse = { onFill: string; text: Record<ColourMode, string> }

export function coloursOf(colour: string): ColourUse {
  return {
    onFill: textOn(colour),
    text: {
      light: readableOn(grounds.light, colour, '#000000'),
      dark: readableOn(grounds.dark, colour, '#ffffff'),
    },
  }
}

/** How far a surface of the colour stands out from what it lies on, from 1 to 21. */
export function standsOut(colour: string, mode: ColourMode): number {
  return Math.min(...surfaces[mode].map((surface) => contrast(colour, surface)))
}

/**
 * The values of tokens.css that follow from a maker's own colour. As a fill it stays as given; as text, and as the ring
 * around what has the focus in the dark, it is darkened or lightened as far as it takes to be read.
 */
export function brandStyle(colour: string): string {
  const { onFill, text: as } = coloursOf(colour)
  const text = `light-dark(${as.light},${as.dark})`
  const ring = `light-dark(${onBrand.ink},${as.dark})`
  return `:root,[data-theme]{--brand:${colour};--on-brand:${onFill};--brand-text:${text};--ring:${ring}}`
}

/** Ink or white, whichever is read better; on the few colours halfway between them only black can be read. */
export function textOn(colour: string): string {
  const best = contrast(colour, onBrand.ink) >= contrast(colour, onBrand.white) ? onBrand.ink : onBrand.white
  return contrast(colour, best) >= readable ? best : '#000000'
}

/** The colour itself, or as little of `towards` mixed in as makes it readable on the ground. */
export function readableOn(ground: string, colour: string, towards: string): string {
  for (let share = 0; share < 1; share += 0.01) {
    const mixed = mix(colour, towards, share)
    if (contrast(mixed, ground) >= readable) return mixed
  }
  return towards
}

/** How far apart two colours are, from 1 to 21, as WCAG counts it. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(colour).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function mix(colour: string, towards: string, share: number): string {
  const target = partsOf(towards)
  const parts = partsOf(colour).map((part, at) => Math.round(part + ((target[at] ?? 0) - part) * share))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

function partsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

export function isColour(text: string): boolean {
  return /^#[\da-f]{6}$/.test(text)
}
