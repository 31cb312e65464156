import { randomUUID } from 'node:crypto'
import { answerForm, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { fileResponse } from '#app/kit/http/file-response.server.ts'
import { readList, type Searched } from '#app/kit/lists/lists.ts'
import { readOrLog } from '#app/kit/lists/pages.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { isLocale, type Locale, localeOf } from '#app/kit/words/locales.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { data, type RouterContextProvider } from 'react-router'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { remarkForm } from '#app/features/content/remarks/remarks.forms.ts'
import { codesOf, type ModelFamily } from '#app/catalogue/catalogue.ts'
import { listGuides, openGuide, readResource, remarkOnGuide, requireGuide } from '../resources.server.ts'
import { type GuideShelf, numberIn } from '../resources.ts'

// Manuals and size guides are two shelves of the same kind: their routes differ in the shelf alone.

type Asked = { url: URL; context: Readonly<RouterContextProvider> }

export type GuideView = Searched & { language: Locale | 'all'; model: ModelFamily | undefined }

/** The documents of a shelf, in the reader's language unless the address asks for another, or for all. */
export async function loadGuides(shelf: GuideShelf, { url, context }: Asked) {
  const { portal, viewer, locale } = sightOf({ url, context })
  const { q, view } = viewIn(url.searchParams, locale, codesOf(portal.catalogues.current().families))
  const language = view.language === 'all' ? undefined : view.language
  const read = () => listGuides(portal, viewer, locale, { shelf, language, family: view.model, q })
  const guides = await readOrLog(portal.log, `the shelf ${shelf}`, read)
  return guides ? { shelf, view, guides } : data({ shelf, view, guides }, 500)
}

/** One document in one of its versions: the newest unless told. @throws Problem not-found */
export async function loadGuide(shelf: GuideShelf, { url, context, id }: Asked & { id: string }) {
  const { portal, viewer, locale } = sightOf({ url, context })
  const guide = await readResource(portal, viewer, locale, { shelf, id: numberIn(id) })
  const asked = url.searchParams.get('version')
  const number = asked === null ? guide.version : numberIn(asked)
  const shown = guide.versions.find((version) => version.number === number)
  if (!shown) throw new Problem('not-found')
  const family = guide.family ?? undefined
  const all = await listGuides(portal, viewer, locale, { shelf, family })
  const others = all.filter((other) => other.family === family && other.language !== guide.language)
  const remark = { submission: randomUUID(), notice: noticeIn(url.searchParams, ['remark']) }
  return { shelf, guide, shown, others, remark }
}

type Work = Sent & { portal: Portal; viewer: Viewer; guide: { shelf: GuideShelf; id: number } }

const forms: Forms<'remark', Work> = {
  remark: form(remarkForm, ({ portal, viewer, locale, guide }, input) =>
    remarkOnGuide(portal, viewer, locale, guide, input),
  ),
}

/** What its reader says of the version that they have before them. */
export async function answerGuide(shelf: GuideShelf, request: Request, { url, context, id }: Asked & { id: string }) {
  const { portal, viewer, locale } = sightOf({ url, context })
  const guide = { shelf, id: numberIn(id) }
  await requireGuide(portal, viewer, guide)
  const version = numberIn(url.searchParams.get('version'))
  const work = { portal, viewer, locale, guide, fields: await readFields(request) }
  return answerForm(work, forms, { page: version > 0 ? `${url.pathname}?version=${version}` : url.pathname })
}

export async function loadPdf(shelf: GuideShelf, request: Request, { url, context, id }: Asked & { id: string }) {
  const { portal, viewer } = sightOf({ url, context })
  const wanted = { id: numberIn(id), version: numberIn(url.searchParams.get('version')) }
  const save = url.searchParams.get('save') === 'yes'
  return fileResponse(request, await openGuide(portal, viewer, shelf, { ...wanted, save }))
}

function sightOf({ url, context }: Asked) {
  const portal: Portal = context.get(portalContext)
  return { portal, viewer: viewerIn(context), locale: localeOf(url.pathname) }
}

function viewIn(
  query: URLSearchParams,
  locale: Locale,
  families: readonly ModelFamily[],
): { q: string | undefined; view: GuideView } {
  const { q, view: searched } = readList(query)
  const [language, model] = [query.get('language'), query.get('model')]
  const view = {
    q: searched.q,
    tooShort: searched.tooShort,
    language: language === 'all' ? 'all' : isLocale(language) ? language : locale,
    model: families.find((one) => one === model),
  } as const
  return { q, view }
}
