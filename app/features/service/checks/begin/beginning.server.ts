import { href, type RouterContextProvider } from 'react-router'
import { answerForm, button, type Sent } from '#app/kit/forms/actions.server.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { openRecallsWith } from '#app/features/service/recalls/recalls.open.server.ts'
import { type Asked, begin, readBeginning } from '../begin.server.ts'

type Args = { url: URL; context: Readonly<RouterContextProvider> }

/** The page of what is about to begin. @throws Problem module-missing, not-found */
export async function loadBeginning({ context }: Args, asked: Asked, code: string) {
  const [portal, viewer] = [context.get(portalContext), viewerIn(context)]
  const beginning = await readBeginning(portal, viewer, asked, code)
  return { ...beginning, recalls: await openRecallsWith(portal.db, viewer, beginning.subject.serialNumber) }
}

/** Begins it, and goes on to its page. @throws Problem module-missing, not-found */
export async function answerBeginning(
  { request, url, context }: Args & { request: Request },
  asked: Asked,
  code: string,
) {
  const [portal, viewer, locale] = [context.get(portalContext), viewerIn(context), localeOf(url.pathname)]
  const forms = {
    begin: button(async (_work: Sent) => {
      const id = await begin(portal, viewer, asked, code)
      return { page: href('/:locale?/checks/:id', { ...localePrefix(locale), id: String(id) }) }
    }),
  }
  return answerForm({ locale, fields: await readFields(request) }, forms, { page: url.pathname })
}
