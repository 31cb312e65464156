import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { revalidatesAfterLostRace } from '#app/kit/forms/form.tsx'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { idIn } from '#app/kit/http/ids.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { staffIn } from '#app/features/people/account/account.server.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import { closeForm } from '../remarks.forms.ts'
import { closeRemark, findRemark } from '../remarks.server.ts'
import { nameOf } from '../remarks.ts'
import { remarkWords } from '../remarks.words.ts'
import { StateDot } from '../state-dot.tsx'
import { CloseCard } from './close-card.tsx'
import { GuideCard } from './guide-card.tsx'
import { pageWords } from './page.words.ts'
import type { Route } from './+types/page.route'
import '../remarks.css'

type Work = Sent & { portal: Portal; viewer: StaffViewer; id: number }

const forms: Forms<'close', Work> = {
  close: form(closeForm, ({ portal, viewer, id }, { outcome }) => closeRemark(portal, viewer, id, outcome)),
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = staffIn(context)
  const remark = await findRemark(portal, viewer, idIn(params.id))
  return { remark, isAdmin: viewer.role === 'admin', notice: noticeIn(url.searchParams, ['close'])?.done }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const [portal, viewer] = [context.get(portalContext), staffIn(context)]
  const id = idIn(params.id)
  await findRemark(portal, viewer, id)
  const work = { portal, viewer, id, locale: localeOf(url.pathname), fields: await readFields(request) }
  return answerForm(work, forms, { page: url.pathname })
}

export const shouldRevalidate = revalidatesAfterLostRace

/** One remark: what was said of which guide and by whom, and what came of it. */
export default function RemarkPage({ loaderData: { remark, isAdmin, notice }, actionData }: Route.ComponentProps) {
  const say = useWords(pageWords)
  const words = useWords(remarkWords)
  const locale = useLocale()
  const title = say('title', { number: String(remark.id) })
  return (
    <div className="stack">
      <PageTitle title={title} />
      <DoneToast title={notice && !actionData ? say(`notice.${notice}`) : undefined} />
      <PageHeader
        back={{ to: href('/:locale?/console/remarks', localePrefix(locale)), label: say('remarks') }}
        title={title}
      >
        <span className="cluster">
          <StateDot state={remark.closedAt ? 'closed' : 'open'} />
          <span>{nameOf(remark)}</span>
          <span className="muted">{formatDate(locale, remark.saidAt, 'moment')}</span>
        </span>
      </PageHeader>
      <div className="columns">
        <div className="stack">
          <Card title={say('body')}>
            {remark.body ? <p className="remark-text">{remark.body}</p> : <p className="muted">{words('erased')}</p>}
          </Card>
          <CloseCard remark={remark} refusal={actionData} />
        </div>
        <aside className="stack">
          <GuideCard remark={remark} isAdmin={isAdmin} />
        </aside>
      </div>
    </div>
  )
}
