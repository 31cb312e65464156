import { ShieldCheck } from 'lucide-react'
import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { wordProblem } from '#app/kit/forms/problems.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { idIn, maybeId } from '#app/kit/http/ids.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { colon } from '#app/kit/words/formats.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { hasModule, type Viewer } from '#app/features/people/account/account.ts'
import { stepForm, stockForm } from '../forms.ts'
import { formWords } from '../forms.words.ts'
import { unitAnchor } from '../recalls.ts'
import { recallWords } from '../recalls.words.ts'
import { checkStock, readOwn, step } from '../units.server.ts'
import { unitsMost } from '../units.most.ts'
import { OwnRecall } from './own-recall.tsx'
import { ownWords } from './own.words.ts'
import type { Route } from './+types/own.route'
import '../pages.css'

type Work = Sent & { portal: Portal; viewer: Viewer }

const forms: Forms<'step' | 'stock', Work> = {
  step: form(stepForm, ({ portal, viewer }, { unit, state, day }) => step(portal, viewer, idIn(unit), state, day)),
  stock: form(stockForm, ({ portal, viewer }, { recall, found }) => checkStock(portal, viewer, idIn(recall), found)),
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = viewerIn(context)
  const recalls = await readOwn(context.get(portalContext), viewer)
  const unit = maybeId(url.searchParams.get('unit'))
  return {
    recalls,
    isRider: viewer.role === 'customer',
    may: {
      book: hasModule(viewer, 'appointments'),
      seeBike: hasModule(viewer, 'products'),
      check: hasModule(viewer, 'user-guides'),
    },
    notice: noticeIn(url.searchParams, ['step', 'stock'])?.done,
    stepped: recalls.flatMap(({ units }) => units).find(({ id }) => id === unit),
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const [portal, viewer, locale] = [context.get(portalContext), viewerIn(context), localeOf(url.pathname)]
  // Staff have a page of their own.
  if (viewer.side !== 'company') throw new Problem('not-found')
  const work = { portal, viewer, locale, fields: await readFields(request) }
  const page = href('/:locale?/recalls', localePrefix(locale))
  const unit = maybeId(work.fields.get('unit'))
  // What was marked stands elsewhere in the list by then: the notice names it, and the page leads there.
  if (unit === undefined) return answerForm(work, forms, { page })
  return answerForm(work, forms, { page: `${page}?unit=${unit}`, anchors: { step: unitAnchor(unit) } })
}

/** What somebody's bicycles are recalled for, and what to do with each. */
export default function OwnRecalls({ loaderData: page, actionData }: Route.ComponentProps) {
  const say = useWords(ownWords)
  const words = useWords(recallWords)
  const locale = useLocale()
  const { recalls, isRider, notice, stepped } = page
  const safety = <Link to={href('/:locale?/safety', localePrefix(locale))}>{say('all-notices')}</Link>
  const shown = recalls.reduce((sum, { units }) => sum + units.length, 0)
  const [problem] = actionData?.problems ?? []
  const told = stepped ? `${colon(locale)} ${stepped.serialNumber} · ${words(`unit.${stepped.state}`)}` : ''
  return (
    <div className="stack">
      <PageTitle title={say('title')} />
      <DoneToast title={notice && !actionData ? say(`notice.${notice}`) + told : undefined} />
      <PageHeader title={say('title')} actions={safety} />
      {problem && <Alert tone="warning" first title={wordProblem(locale, formWords, problem)} />}
      {recalls.length === 0 && (
        <Card>
          <EmptyState picture={<ShieldCheck size={40} aria-hidden />} title={say('none.title')}>
            {say(isRider ? 'none.rider' : 'none.dealer')}
          </EmptyState>
        </Card>
      )}
      {recalls.map((own) => (
        <OwnRecall key={own.recall.id} own={own} isRider={isRider} may={page.may} />
      ))}
      {shown >= unitsMost && <p className="muted">{say('most', { count: unitsMost })}</p>}
    </div>
  )
}
