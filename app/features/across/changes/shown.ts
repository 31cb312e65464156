import { href } from 'react-router'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { roleWords } from '#app/features/people/account/account.words.ts'
import { isModule } from '#app/features/people/licence/licence.ts'
import { moduleWords } from '#app/features/people/licence/licence.words.ts'
import { addressOf } from '#app/features/people/pages/pages.ts'
import { type ActKind, type ActRow, kindsIn } from '#app/features/people/acts/acts.ts'
import { kindWords } from './changes.words.ts'

/** What was done, as a sentence. */
export function actText(locale: Locale, { kind, what }: ActRow): string {
  return sayIn(kindWords, locale)(kind, { what: wordsOf(locale, what) })
}

/** Whom it was about. */
export function aboutText({ account, company }: ActRow): string {
  return [account, company].filter(Boolean).join(' · ')
}

/** The page on which it is seen how things stand now. */
export function actLink(locale: Locale, row: ActRow): string {
  const prefix = localePrefix(locale)
  const { kind, companyId, accountId } = row
  if (isIn('licences', kind) && companyId !== null)
    return href('/:locale?/console/licences/:companyId', { ...prefix, companyId: String(companyId) })
  if (isIn('people', kind)) return personLink(locale, { kind, companyId, accountId })
  if (isIn('tokens', kind)) return addressOf(locale, 'api')
  if (isIn('webhooks', kind)) return addressOf(locale, 'webhooks')
  if (kind === 'retention-changed') return addressOf(locale, 'retention')
  if (kind === 'signals-changed') return href('/:locale?/console/signals/settings', prefix)
  if (kind === 'catalogue-published' || kind === 'brand-published')
    return addressOf(locale, kind === 'brand-published' ? 'brand' : 'catalogue')
  return addressOf(locale, kind === 'rule-set' || kind === 'rule-removed' ? 'assignment' : 'licences')
}

function personLink(locale: Locale, { kind, companyId, accountId }: Pick<ActRow, 'kind' | 'companyId' | 'accountId'>) {
  const prefix = localePrefix(locale)
  if (companyId === null)
    return accountId === null
      ? addressOf(locale, 'staff')
      : href('/:locale?/console/staff/:id', { ...prefix, id: String(accountId) })
  const id = String(companyId)
  return accountId === null || kind === 'person-removed'
    ? href('/:locale?/console/companies/:id', { ...prefix, id })
    : href('/:locale?/console/companies/:id/people/:person', { ...prefix, id, person: String(accountId) })
}

function isIn(area: keyof typeof kindsIn, kind: ActKind): boolean {
  return kindsIn[area].some((one) => one === kind)
}

/** A module or a role by its name, and of a change of role both. */
function wordsOf(locale: Locale, what: string): string {
  if (isModule(what)) return sayIn(moduleWords, locale)(what)
  return what
    .split(' ')
    .map((word) => (isRole(word) ? sayIn(roleWords, locale)(word) : word))
    .join(' → ')
}

function isRole(word: string): word is keyof typeof roleWords {
  return Object.hasOwn(roleWords, word)
}
