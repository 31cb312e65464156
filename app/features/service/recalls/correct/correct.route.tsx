import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { PasswordField, TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, revalidatesAfterLostRace, SubmitButton, WhileOpen } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { idIn } from '#app/kit/http/ids.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { FieldRow } from '#app/kit/ui/field.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { requireAdmin, viewerIn } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { authMistake } from '#app/features/people/auth-errors/auth-errors.server.ts'
import { correctionForm, type CorrectionInitial, textFields } from '../forms.ts'
import { formWords } from '../forms.words.ts'
import { SlotFields, useLabelsOfTexts } from '../slot-fields.tsx'
import { slots } from '../recalls.ts'
import { correct, findPublished } from './correct.server.ts'
import { correctWords } from './correct.words.ts'
import type { Route } from './+types/correct.route'
import '../pages.css'

type Work = Sent & { portal: Portal; viewer: Viewer; id: number }

const forms: Forms<'correct', Work> = {
  correct: form(
    correctionForm,
    async (work, input) => {
      const done = await correct(work.portal, work.viewer, work.id, input)
      return done && 'refused' in done ? authMistake(work, done) : done
    },
    { secret: ['current'] },
  ),
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const recall = await findPublished(context.get(portalContext), viewerIn(context), idIn(params.id))
  const texts = textFields.map(({ slot, locale, name }) => [name, recall.texts[slot][locale]] as const)
  const initial: CorrectionInitial = { phone: recall.phone, email: recall.email, ...Object.fromEntries(texts) }
  return {
    id: recall.id,
    number: recall.number,
    version: recall.version,
    isOpen: recall.state === 'published',
    initial,
  }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const [portal, locale] = [context.get(portalContext), localeOf(url.pathname)]
  const work = { portal, viewer, locale, id: idIn(params.id), fields: await readFields(request) }
  const page = href('/:locale?/console/recalls/:id', { ...localePrefix(locale), id: params.id })
  return answerForm(work, forms, { page, otherwise: 'correct' })
}

export const shouldRevalidate = revalidatesAfterLostRace

/** The words of what is published, and nothing else of it. */
export default function CorrectRecall({ loaderData, actionData }: Route.ComponentProps) {
  const { id, number, isOpen, version, initial } = loaderData
  const say = useWords(correctWords)
  const mistakes = useWords(formWords)
  const to = href('/:locale?/console/recalls/:id', { ...localePrefix(useLocale()), id: String(id) })
  return (
    <div className="stack">
      <PageTitle title={`${say('title')} · ${number}`} />
      <PageHeader back={{ to, label: number }} title={say('title')}>
        {say('intro')}
      </PageHeader>
      <WhileOpen
        isOpen={isOpen}
        closed={mistakes('closed-already')}
        refusal={actionData}
        to={to}
        words={formWords}
        texts={[]}
      >
        <CorrectionForm initial={initial} version={version} refusal={actionData} />
      </WhileOpen>
    </div>
  )
}

type FormProps = { initial: CorrectionInitial; version: number; refusal: FormFailure | undefined }

function CorrectionForm({ initial, version, refusal }: FormProps) {
  const say = useWords(correctWords)
  const labels = { version: '', phone: say('phone'), email: say('email'), current: say('password') }
  const own = useForm(correctionForm, {
    id: 'correct',
    words: formWords,
    labels: { ...labels, ...useLabelsOfTexts() },
    failure: refusal,
    revision: version,
    initial,
  })
  const { fields } = own
  return (
    <Form form={own} className="stack">
      <input type="hidden" name="version" value={own.revision} />
      <Card title={say('section.notice')}>
        <div className="stack">
          {slots.map((slot) => (
            <SlotFields key={slot} slot={slot} fields={fields} />
          ))}
          <FieldRow>
            <TextField field={fields.phone} type="tel" autoComplete="off" />
            <TextField field={fields.email} type="email" autoComplete="off" />
          </FieldRow>
        </div>
      </Card>
      <PasswordField field={fields.current} autoComplete="current-password" />
      <div>
        <SubmitButton>{say('save')}</SubmitButton>
      </div>
    </Form>
  )
}
