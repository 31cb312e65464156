import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import type { Logo } from './brand.tsx'

/** A picture of the brand as it is served: its address bears the content's hash, so that browsers keep it for a year. */
export type BrandFile = {
  src: string
  type: 'image/svg+xml' | 'image/png' | 'image/webp'
  content: Uint8Array<ArrayBuffer>
}

/** A maker's logo, with its proportions: the page keeps the room for it. */
export type LogoFile = Logo & BrandFile

/** It comes with the first page on a phone's line. */
const logoBytes = 200_000

const endings = { 'image/svg+xml': 'svg', 'image/png': 'png', 'image/webp': 'webp' } as const

/** @returns the logo, or why the file is not one */
export function logoFrom(content: Buffer<ArrayBuffer>): LogoFile | 'too-large' | 'no-logo' {
  if (content.length > logoBytes) return 'too-large'
  const png = sizeOfPng(content)
  const size = png ?? sizeOfSvg(content.toString('utf8'))
  return size ? { ...fileOf(png ? 'image/png' : 'image/svg+xml', content), ...size } : 'no-logo'
}

export function fileOf(type: BrandFile['type'], content: Uint8Array<ArrayBuffer>): BrandFile {
  const name = createHash('sha256').update(content).digest('hex').slice(0, 16)
  return { src: `/brand/${name}.${endings[type]}`, type, content }
}

/**
 * Read once, at the start.
 * @returns the logo, or what is wrong with the file, as the end of a sentence
 */
export function readLogo(file: string): LogoFile | string {
  const content = contentOf(file)
  if (!content) return 'which is no file that can be read'
  const logo = logoFrom(content)
  if (logo === 'too-large') return `which is larger than ${logoBytes / 1000} kB`
  return logo === 'no-logo' ? 'which is no PNG, and no SVG with a viewBox or with width and height' : logo
}

type Size = { width: number; height: number }

function contentOf(file: string): Buffer<ArrayBuffer> | undefined {
  try {
    // A device or a pipe would never end.
    return statSync(file).isFile() ? readFileSync(file) : undefined
  } catch {
    return undefined
  }
}

function sizeOfPng(content: Buffer): Size | undefined {
  const isPng = content.length > 24 && content.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n'
  return isPng ? sized(content.readUInt32BE(16), content.readUInt32BE(20)) : undefined
}

/** No comment reaches into the next: otherwise the time it takes would double with each of them. */
const svgStart = /^\s*(?:<\?xml[^>]*>\s*)?(?:<!(?:--(?:(?!-->).)*--|DOCTYPE[^>]*)>\s*)*<svg\b([^>]*)>/s

function sizeOfSvg(text: string): Size | undefined {
  const [, start] = svgStart.exec(text) ?? []
  if (start === undefined) return undefined
  const box = /\bviewBox\s*=\s*["']\s*[\d.e+-]+[\s,]+[\d.e+-]+[\s,]+([\d.e+]+)[\s,]+([\d.e+]+)/.exec(start)
  if (box) return sized(Number(box[1]), Number(box[2]))
  const [width, height] = ['width', 'height'].map((name) =>
    Number(new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(?:px)?\\s*["']`).exec(start)?.[1]),
  )
  return sized(width, height)
}

function sized(width = 0, height = 0): Size | undefined {
  const isSize = [width, height].every((side) => side > 0 && Number.isFinite(side))
  return isSize ? { width, height } : undefined
}
