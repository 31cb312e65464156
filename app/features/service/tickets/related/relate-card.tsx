import { Form as PlainForm, href, useLocation } from 'react-router'
import { RadioField, TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { Fold } from '#app/kit/ui/fold.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { TicketFailure } from '../page/actions.ts'
import type { Ticket } from '../tickets.ts'
import { isOpen } from '../tickets.stages.ts'
import { formWords } from '../tickets.forms.words.ts'
import { RelatedList } from './related-list.tsx'
import type { Related } from './related.ts'
import { relatedWords } from './related.words.ts'
import { relateForm } from './related.forms.ts'
import { relateWords } from './relate.words.ts'

type CardProps = {
  ticket: Pick<Ticket, 'id' | 'stage' | 'related'>
  mayMerge: boolean
  refusal: TicketFailure | undefined
}

/** What a ticket belongs with, and the form that says so. */
export function RelateCard({ ticket, mayMerge, refusal }: CardProps) {
  const say = useWords(relateWords)
  const title = useWords(relatedWords)('title')
  const locale = useLocale()
  const { related } = ticket
  return (
    <Card title={title} id="related">
      <div className="stack-small">
        {related.length > 0 ? (
          <RelatedList related={related} forStaff end={endOf} />
        ) : (
          <p className="muted">{say('none')}</p>
        )}
        <Fold title={say('relate')} open={Boolean(refusal)}>
          <RelateForm key={related.length} mayMerge={mayMerge} refusal={refusal} />
        </Fold>
        {isOpen(ticket.stage) ? (
          <p>
            <Link to={href('/:locale?/console/tickets/:id/split', { ...localePrefix(locale), id: String(ticket.id) })}>
              {say('split')}
            </Link>
          </p>
        ) : null}
      </div>
    </Card>
  )
}

/** A link can be taken away again. */
function endOf({ id, kind }: Related) {
  return kind === 'linked' ? <UnlinkButton other={id} /> : null
}

function UnlinkButton({ other }: { other: number }) {
  const say = useWords(relateWords)
  return (
    <PlainForm method="post" action={useLocation().pathname} preventScrollReset>
      <input type="hidden" name="other" value={other} />
      <Button
        type="submit"
        size="small"
        variant="ghost"
        name="intent"
        value="unlink"
        aria-label={say('unlink.of', { number: String(other) })}
      >
        {say('unlink')}
      </Button>
    </PlainForm>
  )
}

function RelateForm({ mayMerge, refusal }: Omit<CardProps, 'ticket'>) {
  const say = useWords(relateWords)
  const form = useForm(relateForm, {
    id: 'relate',
    words: formWords,
    labels: { other: say('other'), how: say('how') },
    failure: refusal,
    initial: { how: 'link' },
  })
  const ways = mayMerge ? (['link', 'merge'] as const) : (['link'] as const)
  return (
    <Form form={form} className="stack-small">
      <input type="hidden" name="intent" value="relate" />
      <TextField field={form.fields.other} inputMode="numeric" autoComplete="off" maxLength={20} />
      <RadioField
        field={form.fields.how}
        columns={1}
        hint={say('how.hint')}
        options={ways.map((value) => ({ value, label: say(value) }))}
      />
      <div>
        <SubmitButton variant="secondary">{say('send')}</SubmitButton>
      </div>
    </Form>
  )
}

/** The same for a ticket that looks like a duplicate. */
export function RelateButtons({ other, mayMerge }: { other: number; mayMerge: boolean }) {
  const say = useWords(relateWords)
  const action = useLocation().pathname
  const number = String(other)
  return (
    <>
      <PlainForm method="post" action={action} preventScrollReset>
        <input type="hidden" name="intent" value="relate" />
        <input type="hidden" name="how" value="link" />
        <input type="hidden" name="other" value={other} />
        <Button type="submit" size="small" aria-label={say('link.of', { number })}>
          {say('link')}
        </Button>
      </PlainForm>
      {mayMerge ? (
        <Fold title={say('merge.with')} label={say('merge.of', { number })}>
          <PlainForm method="post" action={action} className="stack-small">
            <input type="hidden" name="intent" value="relate" />
            <input type="hidden" name="how" value="merge" />
            <input type="hidden" name="other" value={other} />
            <p>{say('merge.sure', { number })}</p>
            <div>
              <Button type="submit" size="small">
                {say('merge.of', { number })}
              </Button>
            </div>
          </PlainForm>
        </Fold>
      ) : null}
    </>
  )
}
