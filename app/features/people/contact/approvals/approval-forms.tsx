import type { FormFailure } from '#app/kit/forms/problems.ts'
import type { ReactNode } from 'react'
import { joinForm, memberRoles, newCompanyForm, refusalForm, riderForm } from '../contact.forms.ts'
import { contactFormWords } from '../contact.forms.words.ts'
import { contactWords } from '../contact.words.ts'
import { countryName } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { RadioField, SelectField, TextareaField, TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { SearchingSelect } from '#app/kit/searching/searching-select.tsx'
import { useForm } from '#app/kit/forms/use-form.ts'
import { roleWords } from '#app/features/people/account/account.words.ts'
import { CardFold } from '#app/kit/ui/fold.tsx'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { CompanySearch } from './approval-search.tsx'
import type { Intent } from './approval.ts'
import type { PageData } from './page-data.ts'
import { approvalWords } from './approval.words.ts'

type FormsProps = { page: PageData; refusal: FormFailure | undefined }

/** The likeliest answer is open, the others are one press away. */
export function ApprovalForms({ page, refusal }: FormsProps) {
  const say = useWords(approvalWords)
  const likely = likelyIntent(page)
  const open = (intent: Intent) => (refusal ? refusal.intent === intent : likely === intent)
  const own = (intent: Intent) => (refusal?.intent === intent && refusal.status === 400 ? refusal : undefined)
  return (
    <div className="stack-small">
      <Answer title={say('join')} open={open('join')}>
        <CompanySearch page={page} />
        <JoinForm page={page} refusal={own('join')} />
      </Answer>
      <Answer title={say('new-company')} open={open('new-company')}>
        <NewCompanyForm page={page} refusal={own('new-company')} />
      </Answer>
      <Answer title={say('rider')} open={open('rider')}>
        <RiderForm page={page} refusal={own('rider')} />
      </Answer>
      <Answer title={say('refuse')} open={open('refuse')}>
        <RefuseForm page={page} refusal={own('refuse')} />
      </Answer>
    </div>
  )
}

function likelyIntent({ latest, similar, q }: PageData): Intent {
  if (q || similar.length > 0) return 'join'
  return latest.kind === 'dealer' ? 'new-company' : 'rider'
}

function Answer({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  return (
    <CardFold title={title} open={open}>
      <div className="stack-small">{children}</div>
    </CardFold>
  )
}

function Opening({ intent, page }: { intent: Intent; page: PageData }) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="request" value={page.latest.id} />
    </>
  )
}

function JoinForm({ page, refusal }: FormsProps) {
  const say = useWords(approvalWords)
  const roleName = useWords(roleWords)
  const locale = useLocale()
  const options = companyOptions(page, locale)
  const form = useForm(joinForm, {
    id: 'join',
    words: contactFormWords,
    labels: { request: '', company: say('company'), role: say('role') },
    failure: refusal,
    initial: { company: page.similar[0]?.sameVat ? String(page.similar[0].id) : undefined },
  })
  if (options.length === 0) return page.q ? null : <p className="muted">{say('join.none')}</p>
  return (
    <Form form={form} className="stack-small">
      <Opening intent="join" page={page} />
      <RadioField field={form.fields.company} columns={1} options={options} />
      <SelectField
        field={form.fields.role}
        options={memberRoles.map((role) => ({ value: role, label: roleName(role) }))}
      />
      <SubmitButton>{say('approve')}</SubmitButton>
    </Form>
  )
}

/** What was searched for, then what looks like the applicant's own, each once, with what speaks for it. */
function companyOptions({ similar, found }: PageData, locale: Locale) {
  const say = sayIn(approvalWords, locale)
  const known = new Map(similar.map((company) => [company.id, company]))
  const all = [...found.filter(({ id }) => !known.has(id)), ...similar]
  return all.map(({ id, name, country, vatNumber, people }) => {
    const alike = known.get(id)
    const reasons = [
      alike?.sameVat ? say('same.vat') : undefined,
      alike?.sameDomain ? say('same.domain') : undefined,
      alike?.sameName ? say('same.name') : undefined,
    ]
    const facts = [countryName(locale, country), vatNumber, say('people', { count: people }), ...reasons]
    return { value: String(id), label: name, hint: facts.filter(Boolean).join(' · ') }
  })
}

function NewCompanyForm({ page: { applicant, contact }, page, refusal }: FormsProps) {
  const say = useWords(approvalWords)
  const contactSay = useWords(contactWords)
  const form = useForm(newCompanyForm, {
    id: 'new-company',
    words: contactFormWords,
    labels: { request: '', name: say('company'), country: say('country'), vat_number: contactSay('vat') },
    failure: refusal,
    initial: {
      name: contact?.companyName,
      country: contact?.country || applicant.country,
      vat_number: contact?.vatNumber,
    },
  })
  return (
    <Form form={form} className="stack-small">
      <Opening intent="new-company" page={page} />
      <p className="muted">{say('new-company.words')}</p>
      <TextField field={form.fields.name} />
      <SearchingSelect field={form.fields.country} options={page.countries} />
      <TextField field={form.fields.vat_number} spellCheck={false} />
      <SubmitButton>{say('approve')}</SubmitButton>
    </Form>
  )
}

function RiderForm({ page, refusal }: FormsProps) {
  const say = useWords(approvalWords)
  const form = useForm(riderForm, { id: 'rider', words: contactFormWords, labels: { request: '' }, failure: refusal })
  return (
    <Form form={form} className="stack-small">
      <Opening intent="rider" page={page} />
      <p className="muted">{say('rider.words')}</p>
      <SubmitButton>{say('approve')}</SubmitButton>
    </Form>
  )
}

function RefuseForm({ page, refusal }: FormsProps) {
  const say = useWords(approvalWords)
  const form = useForm(refusalForm, {
    id: 'refuse',
    words: contactFormWords,
    labels: { request: '', reason: say('reason') },
    failure: refusal,
  })
  return (
    <Form form={form} className="stack-small">
      <Opening intent="refuse" page={page} />
      <TextareaField field={form.fields.reason} rows={3} hint={say('reason.hint')} />
      <SubmitButton variant="danger">{say('refuse.do')}</SubmitButton>
    </Form>
  )
}
