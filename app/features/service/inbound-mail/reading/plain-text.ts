/** What begins and ends a line of its own. */
const blocks =
  /<\/?(?:address|article|aside|div|dl|dt|dd|fieldset|figure|footer|form|h[1-6]|header|hr|main|nav|ol|p|pre|section|table|tr|ul)\b[^<>]*>/gi

/** What is never read out; all of the rest where it has no end, as browsers take it. */
const unseen =
  /<(script|style|head|title|noscript|template|svg)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)|<!doctype[^<>]*>/gi

/**
 * The words of a mail that was written as HTML alone, line by line; what it quotes begins with `>`, as in mails that are
 * text. Nothing of it is ever shown as HTML.
 */
export function plainText(html: string): string {
  const marked = html
    .replaceAll(unseen, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<div\b[^<>]*\bid="?(?:divRplyFwdMsg|appendonsend)"?[^<>]*>/gi, '\n')
    .replaceAll(/<hr\b[^<>]*>/gi, '\n________________________________\n')
    .replaceAll(/<br\b[^<>]*>/gi, '\n')
    .replaceAll(/<li\b[^<>]*>/gi, '\n- ')
    .replaceAll(/<\/?blockquote\b[^<>]*>/gi, (tag) => (tag.startsWith('</') ? `\n${quoteEnd}\n` : `\n${quoteStart}\n`))
    .replaceAll(/<\/?t[dh]\b[^<>]*>/gi, ' ')
    .replaceAll(blocks, '\n')
    .replaceAll(/<[^<>]*>/g, '')
  return quoted(withoutEntities(marked).split('\n'))
}

// Characters of nobody's use, which are taken out of what was written before.
const quoteStart = '\u{F0001}'
const quoteEnd = '\u{F0002}'

function quoted(lines: readonly string[]): string {
  let depth = 0
  const shown = lines.flatMap((line) => {
    const text = line.replaceAll(/[ \t]+/g, ' ').trim()
    if (text === quoteStart) depth += 1
    else if (text === quoteEnd) depth = Math.max(0, depth - 1)
    else return [depth > 0 ? `${'>'.repeat(Math.min(depth, 9))} ${text}`.trimEnd() : text]
    return []
  })
  return shown
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

const names: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '’',
  nbsp: ' ',
  euro: '€',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  deg: '°',
  times: '×',
  oelig: 'œ',
  OElig: 'Œ',
  ccedil: 'ç',
  Ccedil: 'Ç',
  szlig: 'ß',
}

/** By which a letter is made of another one: `&egrave;` is an e with the grave accent. */
const accents: Record<string, string> = {
  grave: '\u{300}',
  acute: '\u{301}',
  circ: '\u{302}',
  tilde: '\u{303}',
  uml: '\u{308}',
}

function withoutEntities(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));?/gi,
    (whole, decimal, hex, name: string = '') => {
      const code = decimal ? Number(decimal) : hex ? Number.parseInt(String(hex), 16) : undefined
      if (code !== undefined) return code > 31 && code < 0x10_ff_ff ? String.fromCodePoint(code) : ' '
      const [, letter = '', accent = ''] = /^([a-z])(grave|acute|circ|tilde|uml)$/i.exec(name) ?? []
      return names[name] ?? (letter ? (letter + (accents[accent.toLowerCase()] ?? '')).normalize('NFC') : whole)
    },
  )
}
