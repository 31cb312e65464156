import { StatusDot } from '#app/kit/ui/status.tsx'
import { type Column, RowLink, Table } from '#app/kit/ui/table.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { roleWords } from '#app/features/people/account/account.words.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { Person } from './company.ts'
import { companyWords } from './company.words.ts'

type PeopleProps = {
  caption: string
  people: readonly Person[]
  /** The reader's own row. */
  selfId?: number
  /** Where a row leads, for anyone who manages these people. */
  linkTo?: ((id: number) => string) | undefined
  showSecondFactor?: boolean
}

/** Who they are, what they do and when they were last here. */
export function PeopleTable({ caption, people, selfId, linkTo, showSecondFactor }: PeopleProps) {
  const say = useWords(companyWords)
  const roleName = useWords(roleWords)
  const locale = useLocale()
  const nameOf = (person: Person) => {
    const name = person.name || person.email
    return person.id === selfId ? say('you', { name }) : name
  }
  const columns: Column<Person>[] = [
    {
      label: say('name'),
      look: 'name',
      render: (person) =>
        linkTo ? (
          <RowLink to={linkTo(person.id)}>{nameOf(person)}</RowLink>
        ) : (
          <span className="cut">{nameOf(person)}</span>
        ),
    },
    {
      label: say('email'),
      look: 'muted',
      extra: true,
      render: ({ email, comesBack }) => (comesBack ? say('email.back', { email }) : email),
    },
    { label: say('role'), render: ({ role }) => roleName(role) },
    ...(showSecondFactor ? [secondFactorColumn(say)] : []),
    {
      label: say('seen'),
      look: 'date',
      render: ({ lastSeenAt }) => (lastSeenAt ? formatDate(locale, lastSeenAt, 'moment') : say('seen.never')),
    },
  ]
  if (people.some(({ isDisabled }) => isDisabled))
    columns.push({
      label: say('state'),
      render: ({ isDisabled }) => (
        <StatusDot tone={isDisabled ? 'hollow' : 'green'}>
          {say(isDisabled ? 'state.disabled' : 'state.active')}
        </StatusDot>
      ),
    })
  return <Table caption={caption} columns={columns} rows={people} rowKey={({ id }) => id} />
}

function secondFactorColumn(say: ReturnType<typeof useWords<typeof companyWords>>): Column<Person> {
  return {
    label: say('second-factor'),
    render: ({ hasSecondFactor }) => (
      <StatusDot tone={hasSecondFactor ? 'green' : 'orange'}>
        {say(hasSecondFactor ? 'second-factor.set' : 'second-factor.missing')}
      </StatusDot>
    ),
  }
}
