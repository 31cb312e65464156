import { href } from 'react-router'
import { SelectField, TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { type FieldProblem, type FormFailure, wordProblem } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { SearchingSelect } from '#app/kit/searching/searching-select.tsx'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { type Locale, localeNames, localePrefix, locales } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { countriesIn } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { factsForm, newCompanyForm } from './company-facts.forms.ts'
import { companyKinds, type CompanyKind, type Facts } from './company-facts.ts'
import { factsWords } from './company-facts.words.ts'

type FactsFormProps = {
  facts: Facts & { kind: CompanyKind }
  failure: FormFailure | undefined
  button: string
  /** The button once its reader was told of a company that may be the same. */
  anyway: string
  submission?: string
  version?: string
}

/** What staff keep of a company, as it stands or, with a submission, of one that is to be created. */
export function FactsForm({ facts, failure, button, anyway, submission, version }: FactsFormProps) {
  const say = useWords(factsWords)
  const countries = countriesIn(useLocale()).map(({ code, name }) => ({ value: code, label: name }))
  const { alike, others, noticed } = withoutAlike(failure)
  const form = useFactsForm(facts, version, others)
  const { fields } = form
  return (
    <Form form={form}>
      <AlikeAlert alike={alike} />
      {noticed === '' ? null : <input type="hidden" name="noticed" value={noticed} />}
      {submission === undefined ? null : <input type="hidden" name="submission" value={submission} />}
      {version === undefined ? null : <input type="hidden" name="version" value={form.revision} />}
      <SelectField
        field={fields.kind}
        hint={say('kind.hint')}
        options={companyKinds.map((value) => ({ value, label: say(`kind.${value}`) }))}
      />
      <TextField field={fields.name} autoComplete="off" />
      <TextField
        field={fields.customer_number}
        hint={say('customerNumber.hint')}
        autoComplete="off"
        spellCheck={false}
      />
      <SearchingSelect field={fields.country} options={countries} />
      <TextField field={fields.vat_number} autoComplete="off" spellCheck={false} />
      <SelectField field={fields.locale} options={locales.map((value) => ({ value, label: localeNames[value] }))} />
      <h2>{say('address')}</h2>
      <TextField field={fields.street} autoComplete="off" />
      <div className="field-row">
        <TextField field={fields.postcode} autoComplete="off" />
        <TextField field={fields.city} autoComplete="off" />
      </div>
      <div className="field-row">
        <TextField field={fields.phone} type="tel" autoComplete="off" />
        <TextField field={fields.email} type="email" autoComplete="off" />
      </div>
      <div>
        <SubmitButton>{noticed === '' ? button : anyway}</SubmitButton>
      </div>
    </Form>
  )
}

/** What is asked and is no mistake: another company that may be the same one. `noticed`: by their ids, those told of so far. */
function withoutAlike(failure: FormFailure | undefined) {
  const problems = failure?.problems ?? []
  const alike = problems.filter(({ message }) => message === 'alike-vat' || message === 'alike-name')
  const others = failure && { ...failure, problems: problems.filter((one) => !alike.includes(one)) }
  const ids = [failure?.submitted['noticed'] ?? [], ...alike.map(({ slots }) => String(slots?.['id']))].flat()
  return { alike, others, noticed: ids.filter(Boolean).join(' ') }
}

function AlikeAlert({ alike }: { alike: readonly FieldProblem[] }) {
  const say = useWords(factsWords)
  const locale = useLocale()
  if (alike.length === 0) return null
  return (
    <Alert first tone="warning" title={say('alike.title')}>
      <ul>
        {alike.map((problem) => (
          <li key={String(problem.slots?.['id'])}>
            {/* In a tab of its own: the form stays as it is. */}
            <Link to={companyAt(locale, problem)} target="_blank" reloadDocument>
              {wordProblem(locale, factsWords, problem)}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

function companyAt(locale: Locale, { slots }: FieldProblem): string {
  return href('/:locale?/console/companies/:id', { ...localePrefix(locale), id: String(slots?.['id']) })
}

function useFactsForm(facts: FactsFormProps['facts'], revision: string | undefined, failure: FormFailure | undefined) {
  const say = useWords(factsWords)
  const { customerNumber, vatNumber, ...same } = facts
  return useForm(revision === undefined ? newCompanyForm : factsForm, {
    id: 'company',
    words: factsWords,
    labels: {
      submission: '',
      version: '',
      noticed: '',
      kind: say('kind'),
      name: say('name'),
      customer_number: say('customerNumber'),
      country: say('country'),
      vat_number: say('vatNumber'),
      locale: say('locale'),
      street: say('street'),
      postcode: say('postcode'),
      city: say('city'),
      phone: say('phone'),
      email: say('email'),
    },
    failure,
    revision,
    initial: { ...same, customer_number: customerNumber, vat_number: vatNumber },
  })
}
