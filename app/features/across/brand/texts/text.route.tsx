import { href } from 'react-router'
import { brandLimits } from '#app/brand/brand.ts'
import { legalWords } from '#app/brand/legal-links.words.ts'
import { PageTitle } from '#app/kit/brand.tsx'
import { TextareaField } from '#app/kit/forms/form-fields.tsx'
import { Form, revalidatesAfterLostRace, SubmitButton } from '#app/kit/forms/form.tsx'
import { noticeIn } from '#app/kit/forms/notices.ts'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { isLegalText } from '#app/kit/legal-texts.ts'
import { proseOf } from '#app/kit/markdown/markdown.server.ts'
import { Prose } from '#app/kit/markdown/prose.tsx'
import { Problem } from '#app/kit/problem.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { CardFold } from '#app/kit/ui/fold.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { byLocale, localeNames, localeOf, localePrefix, locales } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { requireAdmin, viewerIn } from '#app/features/people/account/account.server.ts'
import { DraftBar } from '#app/features/across/versions/versions.bar.tsx'
import { readBrandDraft } from '../brand.server.ts'
import { answerText } from './actions.server.ts'
import { textForm } from './forms.ts'
import { textsWords } from './texts.words.ts'
import type { Route } from './+types/text.route'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { content, ...draft } = await readBrandDraft(context.get(portalContext), requireAdmin(viewerIn(context)))
  const text = textNamed(params.text)
  const texts = content.texts[text]
  const previews = locales.flatMap((locale) => {
    const written = texts[locale]
    return written ? [{ locale, prose: proseOf(written) }] : []
  })
  return { text, texts, previews, draft, notice: noticeIn(url.searchParams, ['saved'])?.done }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const [portal, locale] = [context.get(portalContext), localeOf(url.pathname)]
  return answerText({ portal, viewer, locale, text: textNamed(params.text) }, request)
}

/** @throws Problem not-found */
function textNamed(name: string) {
  if (!isLegalText(name)) throw new Problem('not-found')
  return name
}

export const shouldRevalidate = revalidatesAfterLostRace

export default function TextPage({ loaderData, actionData }: Route.ComponentProps) {
  const { text, texts, previews, draft, notice } = loaderData
  const say = useWords(textsWords)
  const title = useWords(legalWords)(text)
  const back = { to: href('/:locale?/console/brand', localePrefix(useLocale())), label: say('brand') }
  return (
    <div className="stack">
      <PageTitle title={title} />
      <DoneToast title={actionData ? undefined : notice && say('notice.saved')} />
      <PageHeader back={back} title={title} />
      <p className="muted">
        {say('intro')} {text === 'imprint' ? say('imprint.intro') : null}
      </p>
      <DraftBar draft={draft} page="brand" />
      <TextForm key={`${text} ${JSON.stringify(texts)}`} texts={texts} revision={draft.revision} refusal={actionData} />
      {previews.map(({ locale, prose }) => (
        <CardFold key={locale} title={`${say('preview')} · ${localeNames[locale]}`} open={previews.length === 1}>
          <div lang={locale}>
            <Prose prose={prose} />
          </div>
        </CardFold>
      ))}
    </div>
  )
}

type TextFormProps = {
  texts: Partial<Record<(typeof locales)[number], string | undefined>>
  revision: number
  refusal: FormFailure | undefined
}

function TextForm({ texts, revision, refusal }: TextFormProps) {
  const say = useWords(textsWords)
  const form = useForm(textForm, {
    id: 'text',
    words: textsWords,
    labels: { revision: '', ...byLocale(say) },
    failure: refusal,
    revision,
    initial: texts,
  })
  return (
    <Card>
      <Form form={form} className="stack-small">
        <input type="hidden" name="intent" value="text" />
        <input type="hidden" name="revision" value={form.revision} />
        {locales.map((locale) => (
          <TextareaField
            key={locale}
            field={form.fields[locale]}
            hint={locale === 'it' ? say('hint') : undefined}
            maxLength={brandLimits.text}
            rows={14}
            lang={locale}
          />
        ))}
        <div>
          <SubmitButton>{say('save')}</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}
