import type { Locale } from '#app/kit/words/locales.ts'

/** What somebody wrote, and what their mail program put below or around it of the mail that they answer. */
export type Split = { said: string; quoted: string }

/**
 * Takes what is quoted away: the line that says who wrote what follows, as the usual programs write it, and all below. An
 * answer below what it quotes stays; so does all of a mail that answers line by line, which would make no sense without. Of
 * one that quotes and says nothing, nothing is left.
 */
export function splitQuoted(text: string): Split {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n')
  const at = beginOfQuote(lines)
  if (at < 0) return { said: text.trim(), quoted: '' }
  const [before, after] = [lines.slice(0, at), lines.slice(at)]
  const blocks = quotedBlocks(after)
  const below = blocks.length > 0 ? after.slice(blocks.at(-1)?.end) : []
  const isWrittenBelow = below.some((line) => line.trim() !== '')
  // One block and words below it: those are the answer. Several, with words between: one does not go without the other.
  if (blocks.length > 1) return { said: text.trim(), quoted: '' }
  const said = [...before, ...(isWrittenBelow ? below : [])].join('\n').trim()
  return { said, quoted: after.join('\n').trim() }
}

/** The lines that a mail program writes above what it quotes. */
type Lines = Record<'beginsWrote' | 'wrote' | 'original' | 'forwarded' | 'from' | 'sent' | 'to' | 'subject', RegExp>

/** A program speaks the language of its machine, which need not be one of the portal's: German as well. */
const written: Record<Locale | 'de', Lines> = {
  it: {
    beginsWrote: /^>?\s*Il\b/i,
    wrote: /^>?\s*Il\b.{5,400}\bha scritto\s*:$/i,
    original: /^-{2,}\s*Messaggio originale\s*-{2,}$/i,
    forwarded: /^-{2,}\s*Messaggio inoltrato\s*-{2,}$|^Inizio messaggio inoltrato\s*:/i,
    from: /^\*?Da\s?:\*?\s/i,
    sent: /^\*?(?:Inviato|Data)(?: il)?\s?:\*?\s/i,
    to: /^\*?A\s?:\*?\s/i,
    subject: /^\*?Oggetto\s?:\*?/i,
  },
  en: {
    beginsWrote: /^>?\s*On\b/i,
    wrote: /^>?\s*On\b.{5,400}\bwrote\s*:$/i,
    original: /^-{2,}\s*Original Message\s*-{2,}$/i,
    forwarded: /^-{2,}\s*Forwarded message\s*-{2,}$|^Begin forwarded message\s*:/i,
    from: /^\*?From\s?:\*?\s/i,
    sent: /^\*?(?:Sent|Date)\s?:\*?\s/i,
    to: /^\*?To\s?:\*?\s/i,
    subject: /^\*?Subject\s?:\*?/i,
  },
  fr: {
    beginsWrote: /^>?\s*Le\b/i,
    wrote: /^>?\s*Le\b.{5,400}\ba écrit\s*:$/i,
    original: /^-{2,}\s*Message d[’']origine\s*-{2,}$/i,
    forwarded: /^-{2,}\s*Message transféré\s*-{2,}$|^Début du message réexpédié\s*:/i,
    from: /^\*?De\s?:\*?\s/i,
    sent: /^\*?(?:Envoyé(?: à)?|Date)\s?:\*?\s/i,
    to: /^\*?(?:A|À)\s?:\*?\s/i,
    subject: /^\*?Objet\s?:\*?/i,
  },
  de: {
    beginsWrote: /^>?\s*Am\b/i,
    wrote: /^>?\s*Am\b.{5,400}\bschrieb\b.{0,200}:$/i,
    original: /^-{2,}\s*(?:Original|Ursprüngliche) Nachricht\s*-{2,}$/i,
    forwarded: /^-{2,}\s*Weitergeleitete Nachricht\s*-{2,}$|^Anfang der weitergeleiteten Nachricht\s*:/i,
    from: /^\*?Von\s?:\*?\s/i,
    sent: /^\*?Gesendet\s?:\*?\s/i,
    to: /^\*?An\s?:\*?\s/i,
    subject: /^\*?Betreff\s?:\*?/i,
  },
}

function isLine(kind: keyof Lines, text: string): boolean {
  return Object.values(written).some((lines) => lines[kind].test(text))
}

/** @returns the number of the first line that is not its writer's; less than 0 where all are */
function beginOfQuote(lines: readonly string[]): number {
  const restQuoted = beginOfRest(lines)
  return lines.findIndex((line, at) => {
    const text = line.trim()
    if (isLine('original', text)) return true
    if (isWrote(lines, at)) return true
    if (isLine('from', text)) return isHead(lines, at) && !isForwarded(lines, at)
    if (/^_{20,}$/.test(text)) return isHeadSoon(lines, at)
    return text.startsWith('>') && at >= restQuoted
  })
}

/**
 * Such a line is often broken into two or three. People write one too ("the rider wrote:"): a program names an address in
 * it, or quotes below it.
 */
function isWrote(lines: readonly string[], at: number): boolean {
  return [1, 2, 3].some((count) => {
    const [first = '', ...more] = lines.slice(at, at + count).map((line) => line.trim())
    if (!isLine('beginsWrote', first) || more.some((line) => line === '' || isLine('beginsWrote', line))) return false
    const joined = [first, ...more].join(' ').replaceAll('\u{A0}', ' ')
    if (!isLine('wrote', joined)) return false
    const next = lines.slice(at + count, at + count + 4).find((line) => line.trim() !== '')
    return /<\s*\S+@\S+>/.test(joined) || next?.trim().startsWith('>') === true
  })
}

/** Two of the three lines that Outlook writes below who it is from. */
function isHead(lines: readonly string[], at: number): boolean {
  const next = lines.slice(at + 1, at + 7).map((line) => line.trim())
  const facts = ['sent', 'to', 'subject'] as const
  return facts.filter((fact) => next.some((line) => isLine(fact, line))).length >= 2
}

function isHeadSoon(lines: readonly string[], at: number): boolean {
  const next = lines.slice(at + 1, at + 4).findIndex((line) => isLine('from', line.trim()))
  return next >= 0 && isHead(lines, at + 1 + next)
}

function isForwarded(lines: readonly string[], at: number): boolean {
  const above = lines.slice(Math.max(0, at - 3), at).map((line) => line.trim())
  return above.some((line) => isLine('forwarded', line))
}

/**
 * Without a line that says whose they are: quoted lines below everything else. Found once from the end: asked of every line, a
 * long mail of such lines would take hours.
 */
function beginOfRest(lines: readonly string[]): number {
  const last = lines.findLastIndex((line) => line.trim() !== '' && !line.trim().startsWith('>'))
  return Math.max(1, last + 1)
}

/** Runs of lines that begin with `>`, with nothing but blank ones between. */
function quotedBlocks(lines: readonly string[]): { end: number }[] {
  const ends: { end: number }[] = []
  let isOpen = false
  for (const [index, line] of lines.entries()) {
    const text = line.trim()
    if (text.startsWith('>')) {
      if (!isOpen) ends.push({ end: index + 1 })
      else ends.splice(-1, 1, { end: index + 1 })
      isOpen = true
    } else if (text !== '') isOpen = false
  }
  return ends
}
