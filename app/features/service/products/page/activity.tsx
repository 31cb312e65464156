import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useState } from 'react'
import { SelectField, TextareaField, TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { useForm, useSubmission } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { FieldRow } from '#app/kit/ui/field.tsx'
import { Fold } from '#app/kit/ui/fold.tsx'
import { Timeline } from '#app/kit/ui/timeline.tsx'
import { formatDay } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { formWords } from '../forms.words.ts'
import { activities, activityForm } from '../products.forms.ts'
import { consents, consumables, consumableStates, type ProductEvent, services } from '../products.ts'
import { productWords } from '../products.words.ts'
import { changeText } from './change-text.ts'
import { correctionWords } from './corrections.words.ts'
import type { PageData } from './page-data.ts'
import { detailWords } from './detail.words.ts'
import { anchors } from './actions.ts'

export function ActivityCard({ page, refusal }: { page: PageData; refusal: FormFailure | undefined }) {
  const say = useWords(detailWords)
  const submission = useSubmission(page.submissions.activity, page.notice?.submission, refusal?.submitted)
  return (
    <Card title={say('log.add')} id="activity">
      <ActivityForm key={submission} {...{ page, submission, refusal }} />
    </Card>
  )
}

type FormProps = { page: PageData; submission: string; refusal: FormFailure | undefined }

function ActivityForm({ page: { today, lastDay }, submission, refusal }: FormProps) {
  const say = useWords(detailWords)
  const locale = useLocale()
  const [schema] = useState(() => activityForm(lastDay))
  const form = useForm(schema, {
    id: 'log-form',
    words: formWords,
    labels: { submission: '', activity: say('label.activity'), day: say('label.day'), text: say('label.text') },
    failure: refusal,
    initial: { day: today },
  })
  return (
    <Form form={form}>
      <input type="hidden" name="submission" value={submission} />
      <FieldRow>
        <SelectField
          field={form.fields.activity}
          options={activities.map((value) => ({ value, label: activityName(locale, value) }))}
        />
        <TextField field={form.fields.day} type="date" />
      </FieldRow>
      <TextareaField field={form.fields.text} hint={say('hint.text')} rows={3} />
      <div>
        <SubmitButton name="intent" value="activity">
          {say('save')}
        </SubmitButton>
      </div>
    </Form>
  )
}

function activityName(locale: Locale, activity: (typeof activities)[number]): string {
  return activity === 'accessory' || activity === 'note'
    ? sayIn(detailWords, locale)(`event.${activity}`)
    : sayIn(productWords, locale)(`service.${activity}`)
}

/** So many of the latest are in sight; the rest is unfolded. */
const inSight = 8

export function LogCard({ page }: { page: PageData }) {
  const { events } = page
  const say = useWords(detailWords)
  const locale = useLocale()
  const items = events.map((event) => ({
    key: event.id,
    state: 'done' as const,
    title: titleOf(locale, event),
    time: [formatDay(locale, event.day), event.actorName ?? (event.byMaker ? '' : say('log.earlier'))]
      .filter(Boolean)
      .join(' · '),
    detail:
      event.body || Object.keys(event.changes).length > 0 ? (
        <Details event={event} attributes={page.corrected} />
      ) : undefined,
  }))
  const earlier = items.slice(inSight)
  return (
    <Card title={say('log')} id={anchors.activity}>
      {items.length === 0 && <p className="muted">{say('log.none')}</p>}
      {items.length > 0 && <Timeline label={say('log')} items={items.slice(0, inSight)} />}
      {earlier.length > 0 && (
        <div className="product-fold">
          <Fold title={say('log.older', { count: earlier.length })}>
            <Timeline label={say('log')} items={earlier} />
          </Fold>
        </div>
      )}
    </Card>
  )
}

type DetailsProps = { event: ProductEvent; attributes: PageData['corrected'] }

function Details({ event: { body, changes }, attributes }: DetailsProps) {
  const locale = useLocale()
  return (
    <>
      {Object.entries(changes).map(([field, change]) => (
        <p key={field}>{changeText(locale, attributes, field, change)}</p>
      ))}
      {body && <p className="product-words">{body}</p>}
    </>
  )
}

function titleOf(locale: Locale, { kind, subject, state, byMaker }: ProductEvent): string {
  const say = sayIn(detailWords, locale)
  const corrections = sayIn(correctionWords, locale)
  if (kind === 'corrected') return corrections(byMaker ? 'event.corrected.maker' : 'event.corrected')
  if (kind === 'attributes') return corrections('event.attributes.maker')
  if (byMaker && (kind === 'code' || kind === 'code_withdrawn')) return corrections(`event.${kind}.maker`)
  const words = sayIn(productWords, locale)
  if (kind === 'service') {
    const service = services.find((one) => one === subject)
    return service ? words(`service.${service}`) : ''
  }
  if (kind === 'consent') {
    const consent = consents.find((one) => one === subject)
    const answer = say(state === 'yes' ? 'yes' : 'no').toLowerCase()
    return consent ? say('event.consent', { consent: say(`consent.${consent}`), answer }) : ''
  }
  if (kind !== 'consumable') return say(`event.${kind}`)
  const consumable = consumables.find((one) => one === subject)
  const found = consumableStates.find((one) => one === state)
  return [consumable && words(`consumable.${consumable}`), found && words(`state.${found}`)].filter(Boolean).join(' · ')
}
