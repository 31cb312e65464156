import { parseForm } from '#app/kit/forms/parse.ts'
import { type FieldProblem, wordProblem } from '#app/kit/forms/problems.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import type { CompanyViewer } from '#app/features/people/account/account.ts'
import { forSelf } from '#app/features/people/behalf/behalf.server.ts'
import { filesOfSubmission } from '#app/features/content/attachments/attachments.server.ts'
import { codesOf, offered } from '#app/catalogue/catalogue.ts'
import { formWords } from '#app/features/service/tickets/tickets.forms.words.ts'
import { openTicket } from '#app/features/service/tickets/tickets.open.server.ts'
import { missingFiles, none, schemaFor } from './claim.server.ts'
import { countryCodes, lastDayOfPurchase } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { fillOwn } from './bicycle/own-bicycle.server.ts'
import { copyProof, proofOf } from './bicycle/proof.server.ts'

/** A field that is wrong, in words; of one that takes a few codes alone, those it takes. */
export type ClaimMistake = { field: string; detail: string; options?: string[] }

/** `sent`: what bears the same name has opened that ticket already, about another bicycle or with something else in it. */
type SentClaim = { id: number } | { sent: number } | { mistakes: ClaimMistake[] }

/**
 * A claim that a program sends, with the fields of the form: read by the form's schema, completed from the bicycle's
 * registration, and opened by its verb. One answer names all that is wrong.
 * @throws Problem module-missing, too-many-tickets
 */
export async function openSentClaim(
  portal: Portal,
  viewer: CompanyViewer,
  locale: Locale,
  fields: URLSearchParams,
): Promise<SentClaim> {
  const catalogue = portal.catalogues.current()
  await fillOwn(portal, viewer, fields)
  const today = lastDayOfPurchase(fields.get('country'), portal.clock.now())
  const read = parseForm(schemaFor(locale, catalogue, today), fields)
  const refused = (problems: readonly FieldProblem[]): SentClaim => ({
    mistakes: problems.map((one) => ({
      field: one.path,
      detail: wordProblem(locale, formWords, one),
      ...optionsOf(portal, one),
    })),
  })
  if (!read.ok) {
    const files = await filesOfSubmission(portal, viewer, fields.get('submission') ?? '')
    const { length: receipts } = await proofOf(portal, viewer, fields.get('serial_number') ?? '')
    return refused([...read.problems, ...missingFiles(catalogue, read.submitted, files, { ...none, receipts })])
  }
  await copyProof(portal, forSelf(viewer), read.value)
  const done = await openTicket(portal, forSelf(viewer), viewer.locale, read.value)
  if (!('mistakes' in done)) return done
  return refused(done.mistakes.map(({ count, ...one }) => ({ ...one, slots: { count } })))
}

type Offered = { code: string; active: boolean }

/** Nobody who writes a program can look at the list of a form. */
function optionsOf({ catalogues }: Portal, { path, message }: FieldProblem): { options?: string[] } {
  const { families, parts, kinds } = catalogues.current()
  const lists = new Map<string, readonly Offered[]>([
    ['frame_model', families],
    ['part_involved', parts],
    ['kind_of_damage', kinds],
    ['country', countryCodes.map((code) => ({ code, active: true }))],
  ])
  const list = lists.get(path)
  return list && /^(?:field-choose|field-required|parts-missing)$/.test(message)
    ? { options: codesOf(offered(list)) }
    : {}
}
