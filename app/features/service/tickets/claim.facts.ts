import { type Cell, dayCell } from '#app/kit/lists/export.ts'
import { formatDay, formatList } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { capitalised, inSentence, kindIn, type Labels, nameOf } from '#app/catalogue/catalogue.labels.ts'
import { countryName } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { pageWords } from './page/page.words.ts'
import type { Claim } from './tickets.claim.ts'
import { ticketWords } from './tickets.words.ts'

/** The fields of the claim without its texts, for which each page has another place. */
type Field = Exclude<keyof Claim, 'content' | 'notes'>

type Fact = {
  label: Readonly<Record<Locale, string>>
  text: (claim: Claim, locale: Locale, labels: Labels) => string | null
  /** Leads to the bicycle. */
  isSerial?: true
  /** The name of something as a sentence has it; a document begins its lines with it. */
  isWithinSentence?: true
  /** In a file, where that is not its text. */
  cell?: (claim: Claim) => Cell
}

/** How each field is told, in the order of all that tell it: the ticket's pages, its document and the exported list. */
const facts: Record<Field, Fact> = {
  frameModel: { label: pageWords.model, text: ({ frameModel }) => frameModel },
  serialNumber: { label: pageWords.serial, text: ({ serialNumber }) => serialNumber, isSerial: true },
  partInvolved: {
    label: pageWords.parts,
    text: ({ partInvolved }, locale, { parts }) =>
      formatList(
        locale,
        partInvolved.map((part) => inSentence(nameOf(parts, part))),
      ),
    isWithinSentence: true,
  },
  kindOfDamage: {
    label: pageWords.damage,
    text: ({ kindOfDamage }, _locale, labels) => kindIn(labels, kindOfDamage),
    isWithinSentence: true,
  },
  damagePhase: {
    label: pageWords.phase,
    text: ({ damagePhase }, locale) => sayIn(ticketWords, locale)(`phase.${damagePhase}`),
  },
  country: { label: pageWords.country, text: ({ country }, locale) => countryName(locale, country) },
  dateOfPurchase: {
    label: pageWords.purchase,
    text: ({ dateOfPurchase: day }, locale) => day && formatDay(locale, day),
    cell: ({ dateOfPurchase }) => dayCell(dateOfPurchase),
  },
}

/** The facts of a claim in one language; `line` is the text as it stands alone on a line. */
export function claimFacts(locale: Locale, labels: Labels) {
  return Object.values(facts).map(({ label, text, isSerial = false, isWithinSentence, cell }) => {
    const textOf = (claim: Claim) => text(claim, locale, labels)
    return {
      isSerial,
      label: label[locale],
      text: textOf,
      line: (claim: Claim) => (isWithinSentence ? capitalised(textOf(claim) ?? '') : textOf(claim)),
      cell: cell ?? textOf,
    }
  })
}
