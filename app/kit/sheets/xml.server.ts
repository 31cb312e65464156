import { SaxesParser } from 'saxes'
import { SheetRefused } from './sheets.ts'

/** @param name without its prefix, which each program chooses by itself */
export type XmlHandlers = {
  open: (name: string, attributes: Record<string, string>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

/** A parser that knows no entities but XML's own: a document that brings others is refused. */
export function xmlParser({ open, text, close }: XmlHandlers): SaxesParser {
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => open(local(name), attributes as Record<string, string>))
  parser.on('closetag', ({ name }) => close?.(local(name)))
  if (text) {
    parser.on('text', text)
    parser.on('cdata', text)
  }
  parser.on('doctype', () => {
    throw new SheetRefused('broken-workbook')
  })
  return parser
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

/** Workbooks write the characters XML does not take by their number. */
export function unescaped(text: string): string {
  if (!text.includes('_x')) return text
  return text.replaceAll(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}
