import type { ReactNode } from 'react'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { PageTitle } from '#app/kit/brand.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import type { notices } from '../company.forms.ts'
import { GroupNotice } from '../notice.tsx'
import { DangerFold } from '#app/kit/forms/button-form.tsx'
import { EnableCard, PersonFacts, PersonFold, RoleCard } from '../person.tsx'
import type { InviteRole, Person } from '../company.ts'
import { staffWords } from '../company.staff.words.ts'

type PersonPageProps = {
  person: Person
  isLast: boolean
  /** Nobody shuts themselves out. */
  isSelf: boolean
  /** For somebody in a dealer's company, who can be taken out of it. */
  canLeave?: boolean
  roles: readonly InviteRole[]
  back: { to: string; label: string }
  /** What is done for somebody of a company. */
  actions?: ReactNode
  notice: (typeof notices)[number] | undefined
  refusal: FormFailure | undefined
}

/** A colleague, or somebody of a company, as an administrator sees them. */
export function PersonPage(props: PersonPageProps) {
  const { person, isLast, isSelf, canLeave = false, roles, back, actions, notice, refusal } = props
  const name = person.name || person.email
  return (
    <div className="stack" key={person.id}>
      <PageTitle title={name} />
      <GroupNotice notice={notice} />
      <PageHeader back={back} title={name} actions={actions} />
      <div className="columns">
        <div className="stack">
          <PersonFacts person={person} showSecondFactor />
          {roles.length > 0 ? <RoleCard person={person} roles={roles} isLast={isLast} refusal={refusal} /> : null}
        </div>
        {isSelf ? null : (
          <aside className="stack">
            {person.hasSecondFactor ? <ResetCard name={name} /> : null}
            {person.isDisabled ? (
              <EnableCard person={person} />
            ) : (
              <PersonFold intent="disable" person={person} refusal={refusal} />
            )}
            {canLeave && !isLast ? <PersonFold intent="remove" person={person} refusal={refusal} /> : null}
          </aside>
        )}
      </div>
    </div>
  )
}

function ResetCard({ name }: { name: string }) {
  const say = useWords(staffWords)
  return (
    <DangerFold
      intent="reset-second-factor"
      title={say('reset.title')}
      words={say('reset.words', { name })}
      button={say('reset.do')}
    />
  )
}
