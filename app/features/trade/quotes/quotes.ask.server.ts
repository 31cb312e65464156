import type { Db } from '#app/kit/db/db.server.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import { madeBefore, sentAlready } from '#app/kit/http/submissions.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { consumeLimit } from '#app/kit/throttle.server.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import { accountLimits } from '#app/limits.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireStaff, requireModule } from '#app/features/people/account/account.server.ts'
import type { CompanyViewer, Viewer } from '#app/features/people/account/account.ts'
import { addDays } from '#app/kit/words/days.ts'
import { amountOf } from '#app/features/trade/items/items.ts'
import { countWaiting, findAskBySubmission, insertAsk, listAsks } from './ask.store.server.ts'
import { insertEvent } from './conversation.server.ts'
import { setNumber } from './numbers.store.server.ts'
import { isShown, numberOf, type QuoteAsk, usualDays } from './quotes.ts'
import { searchText } from './search-text.ts'
import * as store from './store.server.ts'

/** What is asked for, with what the maker has said it costs; without a price staff find one. */
export type Asked = Omit<QuoteAsk, 'lines'> & {
  submission: string
  /** What was typed, as `contentOf` makes it: prices may have changed since. */
  formContent: string
  currency: string
  lines: (QuoteAsk['lines'][number] & { price: number })[]
}

/**
 * Makes a draft of what a dealer asks for, once for each filling-in of its form. It is nothing they can accept before
 * staff have priced and approved it. @returns its number in addresses, or that too many were asked for in a day
 * @throws Problem not-found for anyone but a dealer; module-missing
 */
export async function askForQuote(portal: Portal, viewer: Viewer, asked: Asked): Promise<number | Mistake> {
  const dealer = requireDealer(viewer)
  const now = portal.clock.now()
  return portal.db.transaction().execute(async (tx): Promise<number | Mistake> => {
    const before = await findAskBySubmission(tx, dealer, asked.submission)
    if (before) return askedBefore(before, asked)
    // Counts for the company, whose quotes they are: two of its people at once wait for each other here.
    const limit = { key: `asks ${dealer.companyId}`, tries: accountLimits.quotesAskedADay, minutes: 24 * 60 }
    if (!(await consumeLimit(tx, now, limit)))
      return { path: '', message: 'too-many-asks', slots: { count: limit.tries }, status: 429 }
    const id = await insertDraft(tx, dealer, asked, now)
    // Two posts of one form at once: the other one is through by now. Somebody else's form has another number.
    if (id !== undefined) return id
    const other = await findAskBySubmission(tx, dealer, asked.submission)
    return other ? askedBefore(other, asked) : { path: '', message: 'ask-again' }
  })
}

function askedBefore(before: Parameters<typeof madeBefore>[0], { submission, formContent }: Asked): number | Mistake {
  const made = madeBefore(before, formContent)
  return 'saved' in made ? sentAlready(submission, formContent) : made.id
}

/** Nobody is in charge of it yet: it is the first of staff to work on it. */
async function insertDraft(tx: Db, viewer: CompanyViewer, asked: Asked, now: Date): Promise<number | undefined> {
  const { submission, formContent, title, currency } = asked
  const draft = {
    companyId: viewer.companyId,
    number: submission,
    title,
    ownerName: '',
    ownerEmail: '',
    link: null,
    status: 'DRAFT' as const,
    currency,
    terms: '',
    expiresOn: addDays(dayOf(now), usualDays),
    submission,
    formContent,
    lines: asked.lines.map((line) => ({ ...line, discount: 0, amount: amountOf({ ...line, discount: 0 }) })),
  }
  const id = await store.insertQuote(tx, draft, searchText(draft), now)
  if (id === undefined) return undefined
  await setNumber(tx, id, numberOf(id, now), (number) => searchText({ ...draft, number }))
  await insertAsk(tx, id, asked, viewer.accountId, now)
  await insertEvent(tx, { quoteId: id, kind: 'asked', actorId: viewer.accountId }, now)
  return id
}

/** A quote a company has asked for; `isShown`: they can open it. */
export type AskedQuote = { id: number; number: string; askedAt: Date; isShown: boolean }

/**
 * What this dealer's company has asked for from one place, the latest first. @throws Problem not-found, module-missing
 */
export async function quotesAskedFrom(
  portal: Portal,
  viewer: Viewer,
  { source, sourceId }: Pick<QuoteAsk, 'source' | 'sourceId'>,
): Promise<AskedQuote[]> {
  const { companyId } = requireDealer(viewer)
  const rows = await listAsks(portal.db, companyId, { source, sourceId })
  return rows.map(({ status, ...row }) => ({ ...row, isShown: isShown(status) }))
}

function requireDealer(viewer: Viewer): CompanyViewer {
  requireModule(viewer, 'quotes')
  if (viewer.side !== 'company' || viewer.role === 'customer') throw new Problem('not-found')
  return viewer
}

/** What dealers asked for and nobody has taken on, as part of another statement. @throws Problem not-found */
export function waitingAsks({ db }: Pick<Portal, 'db'>, viewer: Viewer) {
  requireStaff(viewer)
  return countWaiting(db)
}
