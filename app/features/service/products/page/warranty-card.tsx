import { href } from 'react-router'
import { ButtonForm } from '#app/kit/forms/button-form.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { useForm, useSubmission } from '#app/kit/forms/use-form.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { formatDay, unbroken } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { UploadField } from '#app/kit/uploads/upload-field.tsx'
import { fileLimits } from '#app/features/content/attachments/attachments.ts'
import { nameOf, useLabels } from '#app/catalogue/catalogue.labels.ts'
import { WarrantyStatus } from '../products.warranty.tsx'
import { formWords } from '../forms.words.ts'
import { proofForm } from '../products.forms.ts'
import type { PageData } from './page-data.ts'
import { Receipts } from './facts.tsx'
import { anchors, type ProductFailure } from './actions.ts'
import { warrantyWords } from './warranty-card.words.ts'

type CardProps = { page: PageData; refusal: ProductFailure | undefined }

/** The same last days as a claim would be assessed by, repairs and replacements counted. */
export function WarrantyCard({ page, refusal }: CardProps) {
  const { warranty, lastDays, today, product } = page
  const say = useWords(warrantyWords)
  const labels = useLabels()
  const locale = useLocale()
  const dayOf = (day: string) => unbroken(formatDay(locale, day))
  const { rules, legal, replaced } = lastDays
  return (
    <Card title={say('title')} id={anchors.confirm}>
      <div className="stack-small">
        <WarrantyStatus warranty={warranty} />
        <LastDay label={say('until')} day={dayOf(warranty.expiry)} />
        {product.isConfirmed ? null : <Unconfirmed page={page} refusal={refusal} />}
        {rules.map(({ rule, name, ends, isMain }) => (
          <p key={rule} className="muted product-small">
            {ends === null || (isMain && ends === warranty.expiry)
              ? `${name}.`
              : say(ends < today ? 'other.ended' : 'other', { rule: name, day: dayOf(ends) })}
          </p>
        ))}
        {replaced.map(({ part, ends }) => (
          <LastDay key={part} label={say('replaced', { part: nameOf(labels.parts, part) })} day={dayOf(ends)} />
        ))}
        {legal && <LastDay label={say(legal.ends < today ? 'legal.ended' : 'legal')} day={dayOf(legal.ends)} />}
        {legal && legal.ends >= today ? (
          <p className="muted product-small">
            {say('legal.scope')} {legal.isProlonged ? say('legal.prolonged') : null}
          </p>
        ) : null}
      </div>
    </Card>
  )
}

/** By what it is confirmed: its holder sends the proof of purchase, staff read it beside their button. */
function Unconfirmed({ page, refusal }: CardProps) {
  const { warranty, product, receipts, may } = page
  const say = useWords(warrantyWords)
  const locale = useLocale()
  const hasProof = receipts.length > 0
  return (
    <Alert tone="warning" title={say('unconfirmed.title')}>
      <p>
        {say(hasProof ? 'unconfirmed.proved' : 'unconfirmed')}{' '}
        {product.longestExpiry > warranty.expiry
          ? say('unconfirmed.longer', { day: unbroken(formatDay(locale, product.longestExpiry)) })
          : null}
      </p>
      {hasProof && may.confirm && <Receipts receipts={receipts} />}
      {may.confirm && (
        <ButtonForm intent="confirm" size="small">
          {say('confirm')}
        </ButtonForm>
      )}
      {may.prove && !hasProof && <ProofForm page={page} refusal={refusal} />}
    </Alert>
  )
}

function ProofForm({ page: { submissions, notice }, refusal }: CardProps) {
  const say = useWords(warrantyWords)
  const locale = useLocale()
  const submission = useSubmission(submissions.proof, notice?.submission, refusal?.submitted)
  const form = useForm<typeof proofForm, 'receipt'>(proofForm, {
    id: 'proof-form',
    words: formWords,
    labels: { submission: '', receipt: say('receipt') },
    failure: refusal,
  })
  return (
    <Form form={form} multipart className="stack-small">
      {/* First of all fields: the file behind it belongs to it. */}
      <input type="hidden" name="submission" value={submission} />
      <input type="hidden" name="intent" value="prove" />
      <UploadField
        field={form.fields.receipt}
        hint={say('receipt.hint')}
        url={href('/:locale?/uploads', localePrefix(locale))}
        submission={submission}
        existing={refusal?.receipt ?? []}
        limits={{ count: 1, bytes: fileLimits.photo, total: fileLimits.photo }}
      />
      <div>
        <SubmitButton variant="secondary">{say('receipt.send')}</SubmitButton>
      </div>
    </Form>
  )
}

function LastDay({ label, day }: { label: string; day: string }) {
  return (
    <p className="product-expiry">
      <span className="muted">{label}</span> {day}
    </p>
  )
}
