/** What may be wrong with a photo: too few pixels, too dark, too bright, or blurred. */
export type Flaw = 'small' | 'dark' | 'bright' | 'blurred'

/** What is looked at has so many pixels on its longer side: enough to tell, and a moment's work on a phone. */
const side = 512

/** A photo with fewer pixels on its shorter side shows no hairline crack: a quarter of what any phone of ten years takes. */
const leastPixels = 600

/** @param image as the browser has decoded it */
export function flawOf(image: HTMLImageElement): Flaw | undefined {
  const { naturalWidth, naturalHeight } = image
  if (Math.min(naturalWidth, naturalHeight) < leastPixels) return 'small'
  const scale = Math.min(1, side / Math.max(naturalWidth, naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(naturalWidth * scale)
  canvas.height = Math.round(naturalHeight * scale)
  const drawing = canvas.getContext('2d', { willReadFrequently: true })
  if (!drawing) return undefined
  drawing.drawImage(image, 0, 0, canvas.width, canvas.height)
  return flawIn(drawing.getImageData(0, 0, canvas.width, canvas.height))
}

type Pixels = { data: ArrayLike<number>; width: number; height: number }

/** @param pixels four numbers each */
export function flawIn({ data, width, height }: Pixels): Flaw | undefined {
  const luma = new Float32Array(width * height)
  for (let at = 0; at < luma.length; at++)
    luma[at] = 0.299 * (data[at * 4] ?? 0) + 0.587 * (data[at * 4 + 1] ?? 0) + 0.114 * (data[at * 4 + 2] ?? 0)
  const sorted = luma.toSorted()
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
  if (at(0.95) < darkest) return 'dark'
  if (at(0.4) > brightest) return 'bright'
  return sharpnessOf(luma, width, height) < blurriest ? 'blurred' : undefined
}

/**
 * Nineteen pixels in twenty are darker than this. The photos of the tests have 214 to 220 there, at half their light 107 to
 * 110, in which all can still be told, and at two fifths 85 to 88.
 */
const darkest = 96
/** Three pixels in five are brighter than this: paper and sky are, in a part of the picture. */
const brightest = 250
/**
 * The photos of the tests have 1,200 to 1,530; blurred over 4 of their 1,800 pixels 62 to 68, over 8 of them 6 or 7. Between
 * the two, since a smooth tube has few edges of its own.
 */
const blurriest = 30

/** The variance of the Laplacian: how much neighbours differ, which blurring takes away first. */
export function sharpnessOf(luma: ArrayLike<number>, width: number, height: number): number {
  let sum = 0
  let squares = 0
  let count = 0
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      const [up = 0, down = 0, left = 0, right = 0] = [luma[at - width], luma[at + width], luma[at - 1], luma[at + 1]]
      const value = up + down + left + right - 4 * (luma[at] ?? 0)
      sum += value
      squares += value * value
      count += 1
    }
  if (count === 0) return 0
  return squares / count - (sum / count) ** 2
}
