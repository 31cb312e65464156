import { href } from 'react-router'
import { button, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { publishForm } from '#app/kit/forms/publish-card.tsx'
import { idIn, newUuid } from '#app/kit/http/ids.ts'
import { proseOf } from '#app/kit/markdown/markdown.server.ts'
import { type Locale, localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { answerWithFiles } from '#app/features/content/attachments/attachments.forms.server.ts'
import { removalForm } from '#app/features/content/attachments/attachments.forms.ts'
import { staffIn } from '#app/features/people/account/account.server.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import { mayChange, mayPublish } from '../bulletins.ts'
import { languageAmong, textAmong, type Texts } from '#app/kit/words/texts.ts'
import { findBulletin, readDesk, remind } from '../desk.server.ts'
import { discardDraft, publish } from '../drafts.server.ts'
import { addFiles, removeFile } from '../files.server.ts'
import { filesForm } from '../forms.ts'
import { DeskPage } from './desk-page.tsx'
import type { Route } from './+types/desk.route'
import '../pages.css'

type Work = Sent & { portal: Portal; viewer: StaffViewer; id: number }

const forms: Forms<'publish' | 'discard' | 'remind' | 'files' | 'remove-file', Work> = {
  publish: form(publishForm, ({ portal, viewer, id }, { revision }) => publish(portal, viewer, id, Number(revision))),
  discard: button(async ({ portal, viewer, locale, id }) => {
    await discardDraft(portal, viewer, id)
    return { page: href('/:locale?/console/bulletins', localePrefix(locale)) }
  }),
  remind: button(({ portal, viewer, id }) => remind(portal, viewer, id)),
  files: form(filesForm, ({ portal, viewer, id }, { submission }) => addFiles(portal, viewer, id, submission), {
    withFiles: true,
  }),
  'remove-file': form(removalForm, ({ portal, viewer, id }, { file }) => removeFile(portal, viewer, id, file)),
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = staffIn(context)
  const locale = localeOf(url.pathname)
  const bulletin = await findBulletin(portal, viewer, idIn(params.id))
  const { old, ...desk } = await readDesk(portal, viewer, bulletin, url.searchParams)
  const { titles, bodies, ...facts } = bulletin
  return {
    ...desk,
    bulletin: facts,
    title: textAmong(titles, locale),
    shown: shownIn(old ?? { titles, bodies }, locale),
    oldVersion: old?.number,
    mayChange: mayChange(viewer, bulletin),
    mayPublish: mayPublish(viewer),
    submission: newUuid(),
    notice: noticeIn(url.searchParams, ['save', 'publish', 'remind', 'files', 'remove-file']),
  }
}

/** Staff read it as its readers of this language do. */
function shownIn({ titles, bodies }: { titles: Texts; bodies: Texts }, locale: Locale) {
  const language = languageAmong(titles, locale)
  return { language, prose: proseOf(bodies[language]) }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const [portal, viewer, locale] = [context.get(portalContext), staffIn(context), localeOf(url.pathname)]
  const id = idIn(params.id)
  await findBulletin(portal, viewer, id)
  const page = href('/:locale?/console/bulletins/:id', { ...localePrefix(locale), id: params.id })
  return answerWithFiles(request, { portal, viewer, locale, id }, forms, { page })
}

/** After any refusal the page is read again: a colleague may have sent the reminder, which is refused as a limit. */
export function shouldRevalidate(): boolean {
  return true
}

export default function BulletinDeskPage({ loaderData, actionData }: Route.ComponentProps) {
  return <DeskPage key={loaderData.bulletin.id} page={loaderData} refusal={actionData} />
}
