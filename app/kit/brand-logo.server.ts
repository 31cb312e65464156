import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import type { Logo } from './brand.tsx'

/** A maker's logo as it is served, with its proportions: the page keeps the room for it. */
export type LogoFile = Logo & { type: 'image/svg+xml' | 'image/png'; content: Buffer<ArrayBuffer> }

/** It comes with the first page on a phone's line. */
const most = 200_000

/**
 * Read once, at the start.
 * @returns the logo, or what is wrong with the file, as the end of a sentence
 */
export function readLogo(file: string): LogoFile | string {
  const content = contentOf(file)
  if (!content) return 'which is no file that can be read'
  if (content.length > most) return `which is larger than ${most / 1000} kB`
  const png = sizeOfPng(content)
  const type = png ? 'image/png' : 'image/svg+xml'
  const size = png ?? sizeOfSvg(content.toString('utf8'))
  if (!size) return 'which is no PNG, and no SVG with a viewBox or with width and height'
  const name = createHash('sha256').update(content).digest('hex').slice(0, 16)
  return { src: `/brand/${name}.${png ? 'png' : 'svg'}`, ...size, type, content }
}

/** The address bears the content's hash, so browsers keep it for a year. */
export function logoAnswer(logos: readonly (LogoFile | undefined)[], pathname: string): Response | undefined {
  const logo = logos.find((one) => one?.src === pathname)
  if (!logo) return undefined
  return new Response(logo.content, {
    headers: {
      'content-type': logo.type,
      'content-length': String(logo.content.length),
      'cache-control': 'public, max-age=31536000, immutable',
      // An SVG's own styles are part of the picture; opened by itself it still runs nothing.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    },
  })
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

function sizeOfSvg(text: string): Size | undefined {
  const [, start] = /^\s*(?:<\?xml[^>]*>\s*)?(?:<!(?:--.*?--|DOCTYPE[^>]*)>\s*)*<svg\b([^>]*)>/s.exec(text) ?? []
  if (start === undefined) return undefined
  const box = /\bviewBox\s*=\s*["']\s*[\d.e+-]+[\s,]+[\d.e+-]+[\s,]+([\d.e+]+)[\s,]+([\d.e+]+)/.exec(start)
  if (box) return sized(Number(box[1]), Number(box[2]))
  const [width, height] = ['width', 'height'].map((name) =>
    Number(new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(?:px)?\\s*["']`).exec(start)?.[1]),
  )
  return sized(width, height)
}

function sized(width = 0, height = 0): Size | undefined {
  return width > 0 && height > 0 ? { width, height } : undefined
}
