import sharp from 'sharp'
import { type ColourMode, colourModes, standsOut } from '#app/kit/brand-colour.ts'

/** Less contrast than this and a mark can hardly be told from its ground; a bright yellow on white has somewhat less. */
const faint = 1.5

/** A word in white on a field of ink is seen in the dark, though most of the logo is not. */
const leastSeen = 0.1

/** A sample is enough to tell by. */
const side = 64

/** The modes of a page in which next to nothing of a logo stands out from what it lies on. */
export async function unseenModes(logo: Buffer): Promise<ColourMode[]> {
  const { data } = await sharp(logo)
    .resize(side, side, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const colours = colourfulPixels(data)
  return colourModes.filter((mode) => {
    const seen = colours.filter((colour) => standsOut(colour, mode) >= faint)
    return seen.length < colours.length * leastSeen
  })
}

/** The colours of the pixels that are not see-through, as in `#0057b8`. */
function colourfulPixels(data: Buffer): string[] {
  const colours: string[] = []
  for (let at = 0; at < data.length; at += 4)
    if (data.readUInt8(at + 3) > 127) colours.push(`#${data.toString('hex', at, at + 3)}`)
  return colours
}
