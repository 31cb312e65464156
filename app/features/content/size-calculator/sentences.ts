import { formatNumber } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { type MeasureField, type Mistake, ranges } from './measures.ts'
import { leastClearance, type Proposal, type Reason, type Rider } from './size-calculator.ts'
import { sizeWords } from './size-calculator.words.ts'

// What page and PDF say alike.

export function headlineOf(locale: Locale, { fits: [one, other] }: Proposal): string {
  const say = sayIn(sizeWords, locale)
  if (!one) return say('result.none')
  if (!other) return say('result.one', { size: one.frame.size })
  return say('result.two', { one: one.frame.size, other: other.frame.size })
}

export function riderLine(locale: Locale, { height, inseam }: Rider): string {
  return sayIn(sizeWords, locale)('result.for', { height: height / 10, inseam: inseam / 10 })
}

export function reasonLine(locale: Locale, reason: Reason): string {
  const say = sayIn(sizeWords, locale)
  const least = leastClearance
  switch (reason.kind) {
    case 'clearance':
      return say('reason.clearance', { clearance: Math.floor(reason.clearance), least })
    case 'nearest':
      return say('reason.nearest', { frameSize: inCentimetres(locale, reason.frameSize) })
    case 'reach':
      return say('reason.reach', { reach: reason.reach, wanted: Math.round(reason.wanted) })
    case 'lower':
      return say('reason.lower', { by: reason.by })
    case 'higher':
      return say('reason.higher', { by: reason.by })
    case 'unsafe': {
      const { size, clearance, nearer } = reason
      if (clearance < 0)
        return say(nearer ? 'reason.none-clear' : 'reason.next.none-clear', { size, by: Math.ceil(-clearance) })
      return say(nearer ? 'reason.unsafe' : 'reason.next.unsafe', { size, clearance: Math.floor(clearance), least })
    }
  }
}

export function refusalLine(locale: Locale, proposal: Extract<Proposal, { why: string }>): string {
  const say = sayIn(sizeWords, locale)
  if (proposal.why === 'too-large')
    return say('none.too-large', { frameSize: inCentimetres(locale, proposal.frameSize), size: proposal.largest })
  return say('none.too-small', {
    size: proposal.smallest,
    clearance: leastClearance,
    least: inCentimetres(locale, proposal.least),
  })
}

export function mistakeLine(locale: Locale, field: MeasureField, mistake: Mistake): string {
  const say = sayIn(sizeWords, locale)
  const { unit } = ranges[field]
  switch (mistake.key) {
    case 'required':
      return say('mistake.required')
    case 'proportion':
      return say('mistake.proportion')
    case 'number':
      return say('mistake.number', { example: formatNumber(locale, examples[field]) })
    case 'range':
      return say('mistake.range', { least: signed(locale, mistake.least), most: mistake.most, unit })
    case 'unit':
      return say('mistake.unit', { meant: mistake.meant })
  }
}

/** A number that was typed, or followed as a link, with the reader's own decimal sign; anything else as it is. */
export function typedLine(locale: Locale, typed: string): string {
  return typed.replace(/^([^.,]*\d)[.,](\d[^.,]*)$/, `$1${formatNumber(locale, 0.5).charAt(1)}$2`)
}

/** −6, with the minus of print. */
export function signed(locale: Locale, value: number): string {
  return formatNumber(locale, value).replace('-', '−')
}

const examples: Record<MeasureField, number> = { height: 178.5, inseam: 83.5, stem: 100, angle: 6, spacers: 10 }

function inCentimetres(locale: Locale, millimetres: number): string {
  return formatNumber(locale, Math.round(millimetres) / 10)
}
