import { href } from 'react-router'
import { type Answer, textIn } from '#app/catalogue/catalogue.ts'
import { answerForm } from '#app/kit/forms/actions.server.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { StatusDot } from '#app/kit/ui/status.tsx'
import { type Column, Table } from '#app/kit/ui/table.tsx'
import { type Locale, localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { requireAdmin, viewerIn } from '#app/features/people/account/account.server.ts'
import { readDraft } from '../draft.server.ts'
import { EntryButtons } from '../editing/parts.tsx'
import { SectionPage } from '../editing/section-page.tsx'
import { forms, notices } from './actions.server.ts'
import { AnswerForm } from './answer-form.tsx'
import { answersWords } from './answers.words.ts'
import type { Route } from './+types/answers.route'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { catalogue, ...draft } = await readDraft(context.get(portalContext), requireAdmin(viewerIn(context)))
  const asked = url.searchParams.get('change')
  return {
    draft,
    answers: catalogue.answers,
    known: catalogue.answers.find(({ code }) => code === asked),
    notice: noticeIn(url.searchParams, Object.values(notices))?.done,
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const [portal, locale] = [context.get(portalContext), localeOf(url.pathname)]
  const page = href('/:locale?/console/catalogue/answers', localePrefix(locale))
  return answerForm({ portal, viewer, locale, fields: await readFields(request) }, forms, { page, notices })
}

export default function Answers({ loaderData: { draft, answers, known, notice }, actionData }: Route.ComponentProps) {
  const say = useWords(answersWords)
  const columns = columnsFor(useLocale(), answers, draft.revision)
  return (
    <SectionPage
      title={say('section.answers')}
      intro={say('intro')}
      draft={draft}
      done={notice && say(`notice.${notice}`)}
      refusal={actionData}
    >
      <Card flush={answers.length > 0}>
        {answers.length > 0 ? (
          <Table caption={say('section.answers')} columns={columns} rows={answers} rowKey={({ code }) => code} />
        ) : (
          <p className="muted">{say('answers.none')}</p>
        )}
      </Card>
      <AnswerForm
        key={`${known?.code ?? ''} ${answers.length}`}
        known={known}
        revision={draft.revision}
        refusal={actionData?.intent === 'answer' ? actionData : undefined}
      />
    </SectionPage>
  )
}

function columnsFor(locale: Locale, answers: readonly Answer[], revision: number): Column<Answer>[] {
  const say = sayIn(answersWords, locale)
  const nameOf = ({ title, code }: Answer) => textIn(locale, title) || code
  return [
    { label: say('section.answers'), look: 'name', render: nameOf },
    { label: say('use'), render: ({ kind }) => say(`use.${kind}`) },
    {
      label: say('offered'),
      render: ({ active }) => (
        <StatusDot tone={active ? 'green' : 'hollow'}>{say(active ? 'offered' : 'active.no')}</StatusDot>
      ),
    },
    {
      label: say('change'),
      hideLabel: true,
      look: 'actions',
      render: (answer) => (
        <EntryButtons code={answer.code} name={nameOf(answer)} revision={revision} isFirst={answer === answers[0]} />
      ),
    },
  ]
}
