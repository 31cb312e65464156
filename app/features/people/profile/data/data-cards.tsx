import type { FormFailure } from '#app/kit/forms/problems.ts'
import { Download } from 'lucide-react'
import { Form as PageForm, href } from 'react-router'
import { PasswordField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Button, LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { Fold } from '#app/kit/ui/fold.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { dataWords } from './data.words.ts'
import { erasureForm } from '../forms.ts'
import '../profile.css'

export function ExportCard() {
  const say = useWords(dataWords)
  return (
    <Card title={say('export')}>
      <div className="stack">
        <p>{say('export.words')}</p>
        <div>
          <LinkButton
            to={href('/:locale?/user/data/export', localePrefix(useLocale()))}
            reloadDocument
            icon={<Download size={16} aria-hidden />}
          >
            {say('export.submit')}
          </LinkButton>
        </div>
      </div>
    </Card>
  )
}

type ErasureProps = { askedAt: Date | undefined; refusal: FormFailure | undefined }

export function ErasureCard({ askedAt, refusal }: ErasureProps) {
  const say = useWords(dataWords)
  return (
    <Card title={say('erasure')}>
      <div className="stack">
        <div className="stack-small">
          <p>{say('erasure.words')}</p>
          <p className="muted">{say('erasure.stays')}</p>
        </div>
        {askedAt ? (
          <Asked askedAt={askedAt} />
        ) : (
          <Fold title={say('erasure.open')} open={refusal !== undefined}>
            <AskForm refusal={refusal} />
          </Fold>
        )}
      </div>
    </Card>
  )
}

function Asked({ askedAt }: { askedAt: Date }) {
  const say = useWords(dataWords)
  const moment = formatDate(useLocale(), askedAt, 'moment')
  return (
    <>
      <Alert tone="info" title={say('erasure.asked', { moment })}>
        {say('erasure.waits')}
      </Alert>
      <PageForm method="post">
        <input type="hidden" name="intent" value="withdraw" />
        <Button type="submit">{say('erasure.withdraw')}</Button>
      </PageForm>
    </>
  )
}

function AskForm({ refusal }: { refusal: FormFailure | undefined }) {
  const say = useWords(dataWords)
  const form = useForm(erasureForm, {
    id: 'erase',
    words: dataWords,
    labels: { current: say('erasure.current') },
    failure: refusal,
  })
  return (
    <div className="profile-form">
      <Form form={form}>
        <input type="hidden" name="intent" value="erase" />
        <PasswordField field={form.fields.current} autoComplete="current-password" />
        <div>
          <SubmitButton variant="danger">{say('erasure.submit')}</SubmitButton>
        </div>
      </Form>
    </div>
  )
}
