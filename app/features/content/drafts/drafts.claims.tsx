import { Form, useLocation } from 'react-router'
import { Button } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { Fold } from '#app/kit/ui/fold.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { type ClaimDraft, claimPath, draftDeleted } from './drafts.claims.ts'
import { claimDraftWords } from './drafts.claims.words.ts'
import { useKeptDrafts } from './kept-drafts.ts'
import './drafts.claims.css'

/** So many stand open; the rest is a press away, so that what the page is about stays on the first screen. */
const shownAtOnce = 3

type Back = 'home' | 'tickets' | 'customers'

type ClaimCustomer = NonNullable<ClaimDraft['customer']>

/** What somebody has begun and not sent, on a page that is about more than that. */
export function ClaimDrafts({ drafts: saved, back }: { drafts: ClaimDraft[]; back: Back }) {
  const say = useWords(claimDraftWords)
  const drafts = useKeptDrafts(saved)
  const isDeleted = new URLSearchParams(useLocation().search).get('notice') === draftDeleted
  const rest = drafts.slice(shownAtOnce)
  return (
    <>
      <DoneToast title={isDeleted ? say('deleted') : undefined} />
      {drafts.length > 0 && (
        <Card title={say('title')} flush>
          <ClaimDraftList drafts={drafts.slice(0, shownAtOnce)} back={back} />
          {rest.length > 0 && (
            <div className="drafts-rest">
              <Fold title={say('rest', { count: rest.length })}>
                <ClaimDraftList drafts={rest} back={back} />
              </Fold>
            </div>
          )}
        </Card>
      )}
    </>
  )
}

export function ClaimDraftList({ drafts, back }: { drafts: ClaimDraft[]; back?: Back }) {
  const locale = useLocale()
  const say = useWords(claimDraftWords)
  return (
    <ul className="drafts">
      {drafts.map((draft) => (
        <li key={draft.submission}>
          <div>
            <Link to={addressOf(locale, draft)}>{nameOf(locale, draft)}</Link>
            <p className="muted">
              {say('saved', { moment: formatDate(locale, draft.savedAt, 'moment') })}
              {draft.follows !== null && ` · ${say('follows', { id: String(draft.follows) })}`}
              {draft.customer && ` · ${say('customer', { name: draft.customer.name })}`}
            </p>
          </div>
          <DeleteDraft draft={draft} name={nameOf(locale, draft)} back={back} />
        </li>
      ))}
    </ul>
  )
}

type DeleteProps = {
  draft: Pick<ClaimDraft, 'submission' | 'follows'> & { customer: Pick<ClaimCustomer, 'id'> | null }
  /** Among others, each is told apart by what it is called. */
  name?: string
  back?: Back | undefined
  /** A bicycle the page was asked for stays. */
  serial?: string | null
}

/** Twice to press, since a draft that is gone stays gone. */
export function DeleteDraft({ draft: { submission, follows, customer }, name, back, serial }: DeleteProps) {
  const say = useWords(claimDraftWords)
  const action = claimPath(useLocale(), customer?.id)
  return (
    <Fold
      title={say(name === undefined ? 'delete' : 'delete.short')}
      label={name === undefined ? undefined : say('delete.which', { name })}
    >
      {/* On its own page a whole page load, so that nothing of the draft is saved once more on the way out. */}
      <Form method="post" action={action} reloadDocument={back === undefined} className="stack-small">
        <p>{say('sure')}</p>
        <input type="hidden" name="submission" value={submission} />
        {follows !== null && <input type="hidden" name="follows" value={follows} />}
        {serial && <input type="hidden" name="serial" value={serial} />}
        {back && <input type="hidden" name="back" value={back} />}
        <Button type="submit" variant="danger" size="small" name="intent" value="discard">
          {say('delete')}
        </Button>
      </Form>
    </Fold>
  )
}

/** A bicycle is called by what was typed of it so far. */
function nameOf(locale: Locale, { family, serial }: ClaimDraft): string {
  return [family, serial].filter(Boolean).join(' · ') || sayIn(claimDraftWords, locale)('unnamed')
}

function addressOf(locale: Locale, { submission, follows, customer }: ClaimDraft): string {
  const search: Record<string, string> = follows === null ? { draft: submission } : { from: String(follows) }
  return `${claimPath(locale, customer?.id)}?${new URLSearchParams(search)}`
}
