/**
 * The standard fonts of PDF know the letters of western Europe (Windows-1252) and nothing else. What they lack is
 * written with its plain letter, or as a question mark, never as something else. Signs that only go with another, or have
 * no width, are left out.
 */
export function inStandardFont(text: string): string {
  return text.normalize('NFC').replaceAll(/[^\n\u0020-\u007e\u00a0-\u00ff]/gu, (sign) => {
    if (/[\p{Cf}\p{M}]/u.test(sign)) return ''
    if (known.includes(sign)) return sign
    const plain = replacements[sign] ?? sign.normalize('NFKD').replaceAll(/\p{M}/gu, '')
    return isKnown(plain) ? plain : '?'
  })
}

const known = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'

/** What has no plain letter inside of it; the minus of print is as long as the dash. */
const replacements: Record<string, string> = {
  '\t': ' ',
  '\u2010': '-',
  '\u2011': '-',
  '′': "'",
  '″': '"',
  '−': '–',
  '\u202f': '\u00a0',
  '\u2009': ' ',
  '→': '–',
  '≈': '~',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
}

function isKnown(text: string): boolean {
  return /^[\u0020-\u007e\u00a0-\u00ff]+$/.test(text) || (text.length === 1 && known.includes(text))
}
