import { href } from 'react-router'
import { RadioField, TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { Failure } from '#app/kit/forms/problems.ts'
import { SearchingSelect } from '#app/kit/searching/searching-select.tsx'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { DescriptionList } from '#app/kit/ui/description-list.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { localeNames, localePrefix, locales } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { roleWords } from '#app/features/people/account/account.words.ts'
import { countriesIn } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { profileForm } from './forms.ts'
import type { readProfile } from './profile.server.ts'
import { profileWords } from './profile.words.ts'
import './profile.css'

type ProfileData = Awaited<ReturnType<typeof readProfile>>

export function DetailsCard({ profile, failure }: { profile: ProfileData; failure: Failure | undefined }) {
  const say = useWords(profileWords)
  const countries = countriesIn(useLocale()).map(({ code, name }) => ({ value: code, label: name }))
  const form = useForm(profileForm, {
    id: 'profile',
    words: profileWords,
    labels: {
      name: say('name'),
      first_name: say('first-name'),
      country: say('country'),
      locale: say('language'),
    },
    failure,
    initial: {
      name: profile.name,
      first_name: profile.firstName,
      country: profile.country,
      locale: profile.locale,
    },
  })
  const { name, first_name: firstName, country, locale } = form.fields
  return (
    <Card title={say('details')}>
      <Form form={form}>
        <TextField field={name} autoComplete="name" />
        <TextField field={firstName} autoComplete="given-name" hint={say('first-name.hint')} />
        <SearchingSelect field={country} options={countries} autoComplete="country" />
        <RadioField
          field={locale}
          hint={say('language.hint')}
          columns={3}
          options={locales.map((value) => ({ value, label: <span lang={value}>{localeNames[value]}</span> }))}
        />
        <div>
          <SubmitButton>{say('save')}</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}

export function AccountCard({ profile, hasCompany }: { profile: ProfileData; hasCompany: boolean }) {
  const say = useWords(profileWords)
  const roles = useWords(roleWords)
  const locale = useLocale()
  const { email, emailVerified, lastSignInAt, createdAt, companyName, role } = profile
  const isRider = role === 'customer'
  const facts = [
    { term: say('email'), detail: <span className="profile-email">{email}</span> },
    { term: say('verified'), detail: say(emailVerified ? 'verified.yes' : 'verified.no') },
    ...(hasCompany ? [{ term: say('company'), detail: companyName }] : []),
    ...(isRider ? [] : [{ term: say('role'), detail: roles(role) }]),
    {
      term: say('last-login'),
      detail: lastSignInAt ? formatDate(locale, lastSignInAt, 'moment') : say('last-login.never'),
    },
    { term: say('since'), detail: formatDate(locale, createdAt) },
  ]
  return (
    <Card
      title={say('account')}
      as="aside"
      footer={<Link to={href('/:locale?/user/security', localePrefix(locale))}>{say('change-email')}</Link>}
    >
      <DescriptionList columns={1} items={facts} />
    </Card>
  )
}
