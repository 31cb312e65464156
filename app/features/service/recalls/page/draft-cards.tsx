import { CheckboxField, PasswordField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { colon, formatList, formatNumber } from '#app/kit/words/formats.ts'
import { type Locale, localeNames } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { publishForm } from '../forms.ts'
import { formWords } from '../forms.words.ts'
import type { Missing } from '../missing.ts'
import type { readPreview } from '../publish.server.ts'
import type { Recall } from '../recalls.ts'
import { recallWords } from '../recalls.words.ts'
import { Figures } from './figures.tsx'
import { pageWords } from './page.words.ts'

export type Preview = Awaited<ReturnType<typeof readPreview>>

/** What publishing would find, and what is strange about it. */
export function PreviewCard({ preview }: { preview: Preview }) {
  const say = useWords(pageWords)
  const words = useWords(recallWords)
  const locale = useLocale()
  const { found } = preview
  const count = (number: number) => formatNumber(locale, number)
  const meant = found.lines.filter(({ isMeant }) => isMeant)
  return (
    <Card title={say('preview')}>
      <div className="stack">
        <Figures
          items={[
            { term: say('units'), detail: count(found.units) },
            { term: say('dealers'), detail: count(found.dealers) },
            { term: say('riders'), detail: count(found.riders) },
            { term: say('nobody'), detail: count(found.withNobody) },
          ]}
        />
        {meant.length > 0 && (
          <p>
            {say('by-model') + colon(locale)}{' '}
            {formatList(
              locale,
              meant.map((line) => `${line.family || say('model.none')} ${count(line.count)}`),
            )}
          </p>
        )}
        {found.bySource.length > 0 && (
          <p>
            {say('by-source') + colon(locale)}{' '}
            {formatList(
              locale,
              found.bySource.map((line) => `${words(`source.${line.source}`)} ${count(line.count)}`),
            )}
          </p>
        )}
        <Warnings preview={preview} />
      </div>
    </Card>
  )
}

function Warnings({ preview }: { preview: Preview }) {
  const say = useWords(pageWords)
  const locale = useLocale()
  const lines = [...missingLines(locale, preview.missing), ...warningLines(locale, preview)]
  if (lines.length === 0) return null
  return (
    <Alert tone="warning" title={say('warnings')}>
      <ul className="recall-list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Alert>
  )
}

function missingLines(locale: Locale, missing: readonly Missing[]): string[] {
  const say = sayIn(pageWords, locale)
  const words = sayIn(recallWords, locale)
  if (missing.length === 0) return []
  const named = missing.map((one) =>
    typeof one === 'string'
      ? say(`missing.${one}`)
      : say('missing.slot', { slot: words(one.slot), language: localeNames[one.locale] }),
  )
  return [`${say('missing')}${colon(locale)} ${formatList(locale, named)}`]
}

const serialsNamed = 10

function warningLines(locale: Locale, { found, across, strange }: Preview): string[] {
  const say = sayIn(pageWords, locale)
  const meant = found.lines.filter(({ isMeant, family }) => isMeant && family)
  const shown = strange.slice(0, serialsNamed)
  const serials = shown.length < strange.length ? `${shown.join(', ')} …` : shown.join(', ')
  return [
    ...across.map(({ range, from, to }) => say('across', { ...range, from: from.join('/'), to: to.join('/') })),
    ...(meant.length > 1 && across.length > 0
      ? [
          say('mixed', {
            models: formatList(
              locale,
              meant.map(({ family }) => family),
            ),
          }),
        ]
      : []),
    ...(strange.length > 0 ? [say('strange', { count: strange.length, serials })] : []),
    ...found.lines
      .filter(({ isMeant }) => !isMeant)
      .map(({ family, count }) => say('excluded', { count, model: family || say('model.none') })),
  ]
}

type PublishProps = { recall: Pick<Recall, 'version'>; units: number; refusal: FormFailure | undefined }

export function PublishCard({ recall, units, refusal }: PublishProps) {
  const say = useWords(pageWords)
  const form = useForm(publishForm, {
    id: 'publish',
    words: formWords,
    labels: { version: '', seen: say('seen'), current: say('password') },
    failure: refusal,
  })
  return (
    <Card title={say('publish.title')}>
      <Form form={form} className="stack">
        <input type="hidden" name="intent" value="publish" />
        <input type="hidden" name="version" value={recall.version} />
        <p>{say('publish.words', { count: units })}</p>
        <CheckboxField field={form.fields.seen} />
        <PasswordField field={form.fields.current} autoComplete="current-password" />
        <div>
          <SubmitButton>{say('publish')}</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}
