import { Mail, Phone } from 'lucide-react'
import { useLocation } from 'react-router'
import { TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { type Description, DescriptionList } from '#app/kit/ui/description-list.tsx'
import { Fold } from '#app/kit/ui/fold.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { telOf } from '#app/kit/words/phones.ts'
import { contactForm } from '../forms.ts'
import { formWords } from '../forms.words.ts'
import type { PageData, PartProps } from './page-data.ts'
import { pageWords } from './page.words.ts'
import { anchors } from './actions.ts'

/** Who the customer is and how to reach them. */
export function ContactCard({ page, refusal }: PartProps) {
  const say = useWords(pageWords)
  const { lead, may } = page
  return (
    <Card title={say('contact')} id={anchors.contact}>
      <div className="stack-small">
        <Facts lead={lead} />
        {may.edit ? (
          <Fold key={lead.contactVersion} title={say('contact.edit')} open={Boolean(refusal)}>
            <ContactForm lead={lead} refusal={refusal} />
          </Fold>
        ) : null}
      </div>
    </Card>
  )
}

/** What is known: a number nobody gave has no line, and two days that are one are said once. */
function Facts({ lead }: Pick<PageData, 'lead'>) {
  const say = useWords(pageWords)
  const locale = useLocale()
  const { lastName, email, mobilePhone, phone, answeredAt, answeredBy } = lead
  const day = (at: Date) => <span className="numbers lead-line">{formatDate(locale, at)}</span>
  const isOneDay = formatDate(locale, lead.createdAt) === formatDate(locale, lead.routedAt)
  const items: (Description | false)[] = [
    { term: say('first_name'), detail: lead.firstName },
    lastName !== '' && { term: say('last_name'), detail: lastName },
    email !== '' && { term: say('email'), detail: <a href={`mailto:${email}`}>{email}</a>, wide: true },
    mobilePhone !== '' && { term: say('mobile_phone'), detail: <Tel number={mobilePhone} />, wide: true },
    phone !== '' && { term: say('phone'), detail: <Tel number={phone} />, wide: true },
    !isOneDay && { term: say('created'), detail: day(lead.createdAt) },
    { term: say('routed'), detail: day(lead.routedAt) },
    answeredAt !== null && {
      term: say('answered'),
      detail: say('answered.by', { name: answeredBy ?? '–', moment: formatDate(locale, answeredAt, 'moment') }),
      wide: true,
    },
  ]
  return <DescriptionList items={items.filter((item) => item !== false)} />
}

/** The two ways one takes first: on a phone they are a tap away. */
export function Reach({ lead: { email, mobilePhone, phone } }: Pick<PageData, 'lead'>) {
  const say = useWords(pageWords)
  const number = mobilePhone || phone
  return (
    <>
      {number ? (
        <a className="button button-secondary" href={telOf(number)}>
          <Phone size={16} aria-hidden />
          <span className="button-text">{say('call')}</span>
        </a>
      ) : null}
      {email ? (
        <a className="button button-secondary" href={`mailto:${email}`}>
          <Mail size={16} aria-hidden />
          <span className="button-text">{say('write')}</span>
        </a>
      ) : null}
    </>
  )
}

function Tel({ number }: { number: string }) {
  return (
    <a className="numbers lead-line" href={telOf(number)}>
      {number}
    </a>
  )
}

function ContactForm({ lead, refusal }: Pick<PageData, 'lead'> & Pick<PartProps, 'refusal'>) {
  const say = useWords(pageWords)
  const { pathname } = useLocation()
  const form = useForm(contactForm, {
    id: 'contact-form',
    words: formWords,
    labels: {
      first_name: say('first_name'),
      last_name: say('last_name'),
      email: say('email'),
      mobile_phone: say('mobile_phone'),
      phone: say('phone'),
      version: '',
    },
    failure: refusal,
    revision: lead.contactVersion,
    initial: {
      first_name: lead.firstName,
      last_name: lead.lastName,
      email: lead.email,
      mobile_phone: lead.mobilePhone,
      phone: lead.phone,
    },
  })
  const { first_name: first, last_name: last, email, mobile_phone: mobile, phone } = form.fields
  // These are the customer's details, not the reader's own: the browser has nothing to fill in.
  return (
    <Form form={form} action={pathname} className="stack-small">
      <input type="hidden" name="intent" value="contact" />
      <input type="hidden" name="version" value={form.revision} />
      <TextField field={first} autoComplete="off" />
      <TextField field={last} autoComplete="off" />
      <TextField field={email} type="email" autoComplete="off" />
      <TextField field={mobile} type="tel" autoComplete="off" />
      <TextField field={phone} type="tel" autoComplete="off" />
      <div>
        <SubmitButton>{say('contact.save')}</SubmitButton>
      </div>
    </Form>
  )
}
