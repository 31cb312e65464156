import { randomUUID } from 'node:crypto'
import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { revalidatesAfterLostRace } from '#app/kit/forms/form.tsx'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { idIn } from '#app/kit/http/ids.ts'
import { proseOf } from '#app/kit/markdown/markdown.server.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { FileList } from '#app/features/content/attachments/attachments.list.tsx'
import { RemarkFold } from '#app/features/content/remarks/remarks.fold.tsx'
import { remarkForm } from '#app/features/content/remarks/remarks.forms.ts'
import { TextInLanguage } from '#app/kit/markdown/texts.fields.tsx'
import { languageAmong } from '#app/kit/words/texts.ts'
import { confirmBulletin, readBulletin, remarkOnBulletin } from '../bulletins.server.ts'
import { bulletinWords } from '../bulletins.words.ts'
import { Facts } from '../facts.tsx'
import { confirmForm } from '../forms.ts'
import { ConfirmCard } from './confirm-card.tsx'
import { NeighbourNotes } from './neighbour-notes.tsx'
import { pageWords } from './page.words.ts'
import type { Route } from './+types/page.route'
import '../pages.css'

type Work = Sent & { portal: Portal; viewer: Viewer; id: number }

const intents = ['confirm', 'remark'] as const

const forms: Forms<(typeof intents)[number], Work> = {
  confirm: form(confirmForm, ({ portal, viewer, id }, { version }) =>
    confirmBulletin(portal, viewer, id, Number(version)),
  ),
  remark: form(remarkForm, ({ portal, viewer, locale, id }, input) =>
    remarkOnBulletin(portal, viewer, locale, id, input),
  ),
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const locale = localeOf(url.pathname)
  const { bulletin, ...rest } = await readBulletin(portal, viewer, idIn(params.id))
  const { titles, bodies, ...facts } = bulletin
  const language = languageAmong(titles, locale)
  return {
    ...rest,
    bulletin: facts,
    language,
    title: titles[language],
    prose: proseOf(bodies[language]),
    isStaff: viewer.side === 'maker',
    notice: noticeIn(url.searchParams, intents),
    submission: randomUUID(),
  }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const [portal, viewer, locale] = [context.get(portalContext), viewerIn(context), localeOf(url.pathname)]
  const id = idIn(params.id)
  const work = { portal, viewer, locale, id, fields: await readFields(request) }
  const page = href('/:locale?/resources/bulletins/:id', { ...localePrefix(locale), id: params.id })
  return answerForm(work, forms, { page })
}

export const shouldRevalidate = revalidatesAfterLostRace

export default function BulletinPage({ loaderData: page, actionData }: Route.ComponentProps) {
  const { bulletin, language, title, prose, files, confirmedAt, mayConfirm, shown, isStaff, notice, submission } = page
  const say = useWords(pageWords)
  const words = useWords(bulletinWords)
  const prefix = localePrefix(useLocale())
  const refused = (intent: (typeof intents)[number]) => (actionData?.intent === intent ? actionData : undefined)
  return (
    <div className="stack">
      <PageTitle title={title} />
      <DoneToast title={notice && !actionData ? say(`notice.${notice.done}`) : undefined} />
      <PageHeader
        back={{ to: href('/:locale?/resources/bulletins', prefix), label: words('bulletins') }}
        title={<span lang={language}>{title}</span>}
        actions={
          isStaff ? (
            <LinkButton to={href('/:locale?/console/bulletins/:id', { ...prefix, id: String(bulletin.id) })}>
              {say('manage')}
            </LinkButton>
          ) : undefined
        }
      >
        <span className="serial">{bulletin.number}</span>
      </PageHeader>
      <NeighbourNotes bulletin={bulletin} shown={shown} />
      <div className="columns">
        <div className="stack">
          <Card>
            <div className="stack">
              <TextInLanguage prose={prose} language={language} />
            </div>
          </Card>
          {files.length > 0 ? (
            <Card title={words('files')}>
              <FileList files={files} />
            </Card>
          ) : null}
          {mayConfirm ? (
            <ConfirmCard version={bulletin.version} confirmedAt={confirmedAt} refusal={refused('confirm')} />
          ) : null}
          <RemarkFold
            version={bulletin.version}
            hasPages={false}
            submission={{ fresh: submission, through: notice?.submission }}
            refusal={refused('remark')}
          />
        </div>
        <aside className="stack">
          <Card>
            <Facts bulletin={bulletin} />
          </Card>
        </aside>
      </div>
    </div>
  )
}
