import type { FormFailure } from '#app/kit/forms/problems.ts'
import { href } from 'react-router'
import { contactFormWords } from '../contact.forms.words.ts'
import { contactWords } from '../contact.words.ts'
import { countryName } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { PageTitle } from '#app/kit/brand.tsx'
import { LostForm } from '#app/kit/forms/form.tsx'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { DescriptionList } from '#app/kit/ui/description-list.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { ApprovalForms } from './approval-forms.tsx'
import { approvalWords } from './approval.words.ts'
import type { PageData } from './page-data.ts'
import './approval.css'

type PageProps = { page: PageData; refusal: FormFailure | undefined }

/** Somebody who wants in: what is known of them, and the four answers there are. */
export function ApprovalPage({ page, refusal }: PageProps) {
  const say = useWords(approvalWords)
  const locale = useLocale()
  const { applicant, latest, isWaiting } = page
  const name = applicant.name || applicant.email
  return (
    <div className="stack">
      <PageTitle title={name} />
      <PageHeader
        back={{ to: href('/:locale?/console/accounts', localePrefix(locale)), label: say('list.title') }}
        title={name}
      >
        {say('asked.on', { moment: formatDate(locale, latest.askedAt, 'moment') })}
      </PageHeader>
      {/* Two administrators at once: the second learns that the first was quicker. */}
      {refusal?.status === 409 ? <LostForm refusal={refusal} words={contactFormWords} texts={['reason']} /> : null}
      {isWaiting ? null : <Standing page={page} />}
      <div className={isWaiting ? 'approval-columns' : 'stack'}>
        <div className="stack">
          <KnownCard page={page} />
          <EarlierCard page={page} />
        </div>
        {isWaiting ? <ApprovalForms page={page} refusal={refusal} /> : null}
      </div>
    </div>
  )
}

/** How it ended, where there is nothing to answer. */
function Standing({ page: { applicant, latest, company } }: { page: PageData }) {
  const say = useWords(approvalWords)
  const locale = useLocale()
  const { answeredAt, answeredBy, approved, reason } = latest
  const isIn = applicant.approvedAt !== null
  if (!answeredAt) return <Alert title={say('stands.in')}>{company?.name}</Alert>
  const moment = formatDate(locale, answeredAt, 'moment')
  return (
    <Alert
      tone={approved ? 'success' : 'warning'}
      title={say(approved ? (isIn ? 'stands.approved' : 'stands.left') : 'stands.refused')}
    >
      <p>{answeredBy ? say('stands.by', { name: answeredBy, moment }) : moment}</p>
      {isIn && company ? <p>{company.name}</p> : null}
      {reason ? <p className="approval-words">{reason}</p> : null}
    </Alert>
  )
}

function KnownCard({ page: { applicant, contact, crmAway, latest } }: { page: PageData }) {
  const say = useWords(approvalWords)
  const contactSay = useWords(contactWords)
  const locale = useLocale()
  const country = contact?.country || applicant.country
  const { createdAt, lastSignInAt } = applicant
  return (
    <Card title={say('known')}>
      <div className="stack-small">
        {crmAway ? <Alert tone="warning">{say('crm-away')}</Alert> : null}
        <DescriptionList
          items={[
            { term: say('kind'), detail: contactSay(`kind.${latest.kind}`) },
            { term: say('person'), detail: applicant.name || null },
            { term: say('company'), detail: contact?.companyName || null },
            { term: say('country'), detail: country ? countryName(locale, country) : null },
            { term: say('email'), detail: <a href={`mailto:${applicant.email}`}>{applicant.email}</a>, wide: true },
            { term: contactSay('phone'), detail: contact?.phone || null },
            {
              term: contactSay('vat'),
              detail: contact?.vatNumber ? <span className="serial">{contact.vatNumber}</span> : null,
            },
            { term: say('registered'), detail: formatDate(locale, createdAt, 'moment') },
            { term: say('last-sign-in'), detail: lastSignInAt ? formatDate(locale, lastSignInAt, 'moment') : null },
            { term: say('language'), detail: say(`language.${applicant.locale}`) },
          ]}
        />
      </div>
    </Card>
  )
}

function EarlierCard({ page: { earlier } }: { page: PageData }) {
  const say = useWords(approvalWords)
  const locale = useLocale()
  if (earlier.length === 0) return null
  return (
    <Card title={say('earlier')}>
      <ul className="approval-earlier">
        {earlier.map(({ id, answeredAt, answeredBy, approved, reason, askedAt }) => (
          <li key={id}>
            <p>
              {say(approved ? 'earlier.approved' : 'earlier.refused')} ·{' '}
              {formatDate(locale, answeredAt ?? askedAt, 'moment')}
              {answeredBy ? ` · ${answeredBy}` : null}
            </p>
            {reason ? <p className="approval-words muted">{reason}</p> : null}
          </li>
        ))}
      </ul>
    </Card>
  )
}
