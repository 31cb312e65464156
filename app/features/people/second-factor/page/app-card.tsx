import { TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { CurrentPassword, Fold, Intent, PasswordForm, type Refused, refusalOf } from './page-forms.tsx'
import type { PageData } from './page-data.ts'
import { pageWords } from './page.words.ts'
import { totpForm } from '../second-factor.forms.ts'
import type { TotpSetup } from '../second-factor.ts'
import { secondFactorWords } from '../second-factor.words.ts'
import { TotpSecret } from '../totp-setup.tsx'

export function AppCard({ page, refusal }: { page: PageData; refusal: Refused }) {
  const say = useWords(pageWords)
  const locale = useLocale()
  const { totpSince, passkeys } = page.factors
  const linking = refusalOf(refusal, 'totp')
  const removing = refusalOf(refusal, 'totp-remove')
  const mayRemove = !page.isRequired || passkeys.length > 0
  return (
    <Card title={say('totp.title')}>
      <div className="stack-small">
        <p className="muted">
          {totpSince ? say('totp.since', { day: formatDate(locale, totpSince) }) : say('totp.none')}
        </p>
        <Fold title={say(totpSince ? 'totp.replace' : 'totp.add')} open={linking !== undefined}>
          {totpSince ? <p>{say('totp.replace.words')}</p> : null}
          <LinkForm setup={linking?.setup ?? page.setup} refusal={linking} />
        </Fold>
        {totpSince && (mayRemove || removing) ? (
          <Fold title={say('totp.remove')} open={removing !== undefined}>
            <PasswordForm
              intent="totp-remove"
              submit={say('totp.remove')}
              danger
              refusal={removing}
              formId="totp-remove"
            />
          </Fold>
        ) : null}
      </div>
    </Card>
  )
}

function LinkForm({ setup, refusal }: { setup: TotpSetup; refusal: Refused }) {
  const say = useWords(secondFactorWords)
  const labels = { factor_code: say('totp.code'), password: useWords(pageWords)('password.label'), setup: '' }
  const form = useForm(totpForm, { id: 'totp', words: secondFactorWords, labels, failure: refusal })
  return (
    <Form form={form}>
      <Intent intent="totp" />
      <TotpSecret setup={setup} />
      <TextField field={form.fields.factor_code} inputMode="numeric" autoComplete="one-time-code" />
      <CurrentPassword field={form.fields.password} />
      <div>
        <SubmitButton>{say('totp.submit')}</SubmitButton>
      </div>
    </Form>
  )
}
