import { TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { Fold, Intent, PasswordForm, type Refused, refusalOf } from './page-forms.tsx'
import type { PageData } from './page-data.ts'
import { pageWords } from './page.words.ts'
import { PasskeyAdd } from './passkey-add.tsx'
import { nameForm } from '../second-factor.forms.ts'
import type { Factors } from '../second-factor.ts'
import { secondFactorWords } from '../second-factor.words.ts'

export function PasskeysCard({ page, refusal }: { page: PageData; refusal: Refused }) {
  const say = useWords(pageWords)
  const { passkeys, totpSince } = page.factors
  const mayRemove = !page.isRequired || passkeys.length > 1 || totpSince !== undefined
  const adding = refusalOf(refusal, 'passkey')
  return (
    <Card title={say('passkeys.title')}>
      <div className="stack-small">
        {passkeys.length > 0 ? (
          <ul className="passkeys">
            {passkeys.map((passkey, at) => (
              <PasskeyItem key={passkey.id} {...{ passkey, at, mayRemove, refusal }} />
            ))}
          </ul>
        ) : page.canMakePasskeys ? (
          <p className="muted">{say('passkeys.none')}</p>
        ) : null}
        {page.canMakePasskeys ? (
          <div className="needs-script">
            <Fold title={say('passkeys.add')} open={adding !== undefined}>
              <PasskeyAdd refusal={adding} />
            </Fold>
          </div>
        ) : (
          <p className="muted">{say('passkeys.none-here')}</p>
        )}
        <noscript>
          <p className="muted">{say('passkeys.no-script')}</p>
        </noscript>
      </div>
    </Card>
  )
}

type Passkey = Factors['passkeys'][number]
type ItemProps = { passkey: Passkey; at: number; mayRemove: boolean; refusal: Refused }

function PasskeyItem({ passkey, at, mayRemove, refusal }: ItemProps) {
  const say = useWords(pageWords)
  const locale = useLocale()
  const { id, name, createdAt, lastUsedAt } = passkey
  const renaming = refusalOf(refusal, 'passkey-rename', id)
  const removing = refusalOf(refusal, 'passkey-remove', id)
  const used = lastUsedAt
    ? say('passkeys.used', { moment: formatDate(locale, lastUsedAt, 'moment') })
    : say('passkeys.unused')
  return (
    <li>
      <strong>{name}</strong>
      <span className="muted numbers">
        {say('passkeys.created', { day: formatDate(locale, createdAt) })} · {used}
      </span>
      <Fold
        title={say(mayRemove ? 'passkeys.edit' : 'passkeys.edit.name')}
        label={say(mayRemove ? 'passkeys.edit.of' : 'passkeys.edit.name.of', { name })}
        open={renaming !== undefined || removing !== undefined}
      >
        <RenameForm passkey={passkey} at={at} refusal={renaming} />
        {mayRemove || removing ? (
          <PasswordForm
            intent="passkey-remove"
            id={id}
            submit={say('passkeys.remove')}
            danger
            refusal={removing}
            formId={`passkey-remove-${at}`}
          />
        ) : null}
      </Fold>
    </li>
  )
}

function RenameForm({ passkey, at, refusal }: { passkey: Passkey; at: number; refusal: Refused }) {
  const say = useWords(pageWords)
  const form = useForm(nameForm, {
    id: `passkey-rename-${at}`,
    words: secondFactorWords,
    labels: { name: say('passkeys.name'), id: '' },
    initial: { name: passkey.name, id: passkey.id },
    failure: refusal,
  })
  return (
    <Form form={form} className="stack-small">
      <Intent intent="passkey-rename" id={passkey.id} />
      <TextField field={form.fields.name} autoComplete="off" />
      <div>
        <SubmitButton variant="secondary">{say('passkeys.rename')}</SubmitButton>
      </div>
    </Form>
  )
}
