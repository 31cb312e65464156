import { useLocation } from 'react-router'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { DangerFold, OneButtonCard } from '#app/kit/forms/button-form.tsx'
import { RadioField } from '#app/kit/forms/form-fields.tsx'
import { wordProblem } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { DescriptionList } from '#app/kit/ui/description-list.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { roleWords } from '#app/features/people/account/account.words.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { roleForm } from './company.forms.ts'
import type { InviteRole, Person } from './company.ts'
import { companyWords } from './company.words.ts'
import './company.css'

type Refused = { refusal: FormFailure | undefined }

/** What is known of somebody, for anyone who manages them. */
export function PersonFacts({ person, showSecondFactor }: { person: Person; showSecondFactor?: boolean }) {
  const say = useWords(companyWords)
  const roleName = useWords(roleWords)
  const locale = useLocale()
  const { email, role, isDisabled, comesBack, hasSecondFactor, lastSeenAt } = person
  const items = [
    { term: say('email'), detail: comesBack ? say('email.back', { email }) : email },
    { term: say('role'), detail: roleName(role) },
    { term: say('seen'), detail: lastSeenAt ? formatDate(locale, lastSeenAt, 'moment') : say('seen.never') },
    { term: say('state'), detail: say(isDisabled ? 'state.disabled' : 'state.active') },
  ]
  if (showSecondFactor)
    items.push({
      term: say('second-factor'),
      detail: say(hasSecondFactor ? 'second-factor.set' : 'second-factor.missing'),
    })
  return (
    <Card>
      <DescriptionList items={items} />
    </Card>
  )
}

type RoleCardProps = Refused & { person: Person; roles: readonly InviteRole[]; isLast: boolean }

/** Somebody who cannot become anything else is told why. */
export function RoleCard({ person, roles, isLast, refusal }: RoleCardProps) {
  const { pathname } = useLocation()
  const say = useWords(companyWords)
  const roleName = useWords(roleWords)
  const form = useForm(roleForm, {
    id: 'role',
    words: companyWords,
    labels: { role: say('role') },
    failure: refusal?.intent === 'role' ? refusal : undefined,
    initial: { role: person.role },
  })
  if (isLast)
    return (
      <Card title={say('role')}>
        <p>{say('person-last')}</p>
      </Card>
    )
  return (
    <Card title={say('role')}>
      <Form form={form} action={pathname} className="stack-small">
        <input type="hidden" name="intent" value="role" />
        <RadioField
          field={form.fields.role}
          columns={1}
          options={roles.map((value) => ({ value, label: roleName(value), hint: say(`role.${value}.hint`) }))}
        />
        <SubmitButton>{say('role.save')}</SubmitButton>
      </Form>
    </Card>
  )
}

type FoldProps = { intent: 'remove' | 'disable'; person: Person } & Refused

export function PersonFold({ intent, person, refusal }: FoldProps) {
  const say = useWords(companyWords)
  const locale = useLocale()
  const refused = refusal?.intent === intent && (
    <Alert tone="danger">
      {refusal.problems.map((problem) => (
        <p key={problem.message}>{wordProblem(locale, companyWords, problem)}</p>
      ))}
    </Alert>
  )
  return (
    <DangerFold
      intent={intent}
      title={say(`${intent}.title`)}
      words={say(`${intent}.words`, { name: person.name || person.email })}
      button={say(`${intent}.do`)}
      refused={refused}
    />
  )
}

export function EnableCard({ person }: { person: Person }) {
  const say = useWords(companyWords)
  return (
    <OneButtonCard
      intent="enable"
      title={say('enable.title')}
      words={say('enable.words', { name: person.name || person.email })}
      button={say('enable.do')}
    />
  )
}
