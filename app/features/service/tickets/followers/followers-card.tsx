import { Form as PlainForm, useLocation } from 'react-router'
import { SelectField, TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { Fold } from '#app/kit/ui/fold.tsx'
import { StatusDot } from '#app/kit/ui/status.tsx'
import { localeNames, locales } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { TicketFailure } from '../page/actions.ts'
import { formWords } from '../tickets.forms.words.ts'
import { followForm } from './followers.forms.ts'
import type { Follower } from './followers.ts'
import { followerWords } from './followers.words.ts'
import './followers.css'

type CardProps = {
  ticket: { followers: readonly Follower[] }
  may: { follow: boolean; unfollow: boolean }
  refusal: TicketFailure | undefined
}

/** Who hears of the ticket by mail beside its people, and the form by which somebody more does. */
export function FollowersCard({ ticket: { followers }, may, refusal }: CardProps) {
  const say = useWords(followerWords)
  if (followers.length === 0 && !may.follow) return null
  return (
    <Card title={say('title')} id="followers">
      <div className="stack-small">
        {followers.length === 0 ? (
          <p className="muted">{say('none')}</p>
        ) : (
          <ul className="followers">
            {followers.map((one) => (
              <li key={one.id}>
                <span className="follower">
                  {one.name}
                  <span className="muted follower-address">
                    <Address email={one.email} />
                  </span>
                  {one.comesBack ? <StatusDot tone="red">{say('comes-back')}</StatusDot> : null}
                </span>
                {may.unfollow ? <Remove follower={one} /> : null}
              </li>
            ))}
          </ul>
        )}
        {may.follow ? (
          <Fold title={say('add')} open={refusal !== undefined}>
            <AddForm key={followers.length} refusal={refusal} />
          </Fold>
        ) : null}
      </div>
    </Card>
  )
}

/** Where it does not fit in a line it is broken behind the sign, and not within a word. */
function Address({ email }: { email: string }) {
  const at = email.indexOf('@') + 1
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}

function Remove({ follower: { id, name } }: { follower: Follower }) {
  const say = useWords(followerWords)
  return (
    <PlainForm method="post" action={useLocation().pathname} preventScrollReset>
      <input type="hidden" name="follower" value={id} />
      <Button
        type="submit"
        size="small"
        variant="ghost"
        name="intent"
        value="unfollow"
        aria-label={say('remove.of', { name })}
      >
        {say('remove')}
      </Button>
    </PlainForm>
  )
}

function AddForm({ refusal }: Pick<CardProps, 'refusal'>) {
  const say = useWords(followerWords)
  const locale = useLocale()
  const { pathname } = useLocation()
  const form = useForm(followForm, {
    id: 'follow',
    words: formWords,
    labels: {
      follower_name: say('name'),
      follower_email: say('email'),
      follower_locale: say('locale'),
    },
    failure: refusal,
    initial: { follower_locale: locale },
  })
  return (
    <Form form={form} action={pathname} className="stack-small">
      <input type="hidden" name="intent" value="follow" />
      <p className="muted">{say('add.text')}</p>
      <TextField field={form.fields.follower_name} autoComplete="off" maxLength={60} />
      <TextField field={form.fields.follower_email} type="email" autoComplete="off" maxLength={254} />
      <SelectField
        field={form.fields.follower_locale}
        options={locales.map((value) => ({ value, label: localeNames[value] }))}
      />
      <div>
        <SubmitButton variant="secondary">{say('send')}</SubmitButton>
      </div>
    </Form>
  )
}
