import { textIn } from '#app/catalogue/catalogue.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { idIn } from '#app/kit/http/ids.ts'
import { localeOf } from '#app/kit/words/locales.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { answerWithFiles } from '#app/features/content/attachments/attachments.forms.server.ts'
import { requireFiller } from '../begin.server.ts'
import { readCheck } from '../checks.server.ts'
import { captionedBySteps } from '../photo-captions.ts'
import { forms, pageOf } from './actions.server.ts'
import { FillPage } from './fill-page.tsx'
import { isOwn, readFilling } from './form-data.server.ts'
import { ReadPage } from './read-page.tsx'
import type { Route } from './+types/page.route'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const [portal, viewer, locale] = [context.get(portalContext), viewerIn(context), localeOf(url.pathname)]
  const read = await readCheck(portal, viewer, idIn(params.id))
  const { check, list, answers, photos, recalls } = read
  return {
    check,
    title: textIn(locale, check.names) || check.checklist,
    steps: list.steps,
    rider: list.rider,
    answers,
    photos: captionedBySteps(locale, list.steps, photos),
    recalls,
    isStaff: viewer.side === 'maker',
    mayCorrect: isOwn(viewer, read) && check.state === 'signed' && check.correctedById === null,
    isOwn: isOwn(viewer, read),
    filling: await readFilling(portal, viewer, read, locale, url.searchParams.get('step')),
    notice: noticeIn(url.searchParams, ['begin', 'sign', 'remove-photo', 'correct'])?.done,
  }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const [portal, viewer, locale] = [context.get(portalContext), viewerIn(context), localeOf(url.pathname)]
  requireFiller(viewer)
  const known = await readCheck(portal, viewer, idIn(params.id))
  const work = { portal, viewer, locale, known, step: url.searchParams.get('step') ?? '' }
  return answerWithFiles(request, work, forms, { page: pageOf(locale, known.check) })
}

/** One checklist on one bicycle: gone through step by step, and read once it is signed. */
export default function Check({ loaderData: page, actionData }: Route.ComponentProps) {
  if (!page.filling) return <ReadPage page={page} refusal={actionData} />
  return <FillPage page={page} filling={page.filling} refusal={actionData} />
}
