import { randomUUID } from 'node:crypto'
import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm, form, type Forms } from '#app/kit/forms/actions.server.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { idIn } from '#app/kit/http/ids.ts'
import { madeAt } from '#app/kit/http/submissions.server.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { offered } from '#app/catalogue/catalogue.ts'
import { staffIn } from '#app/features/people/account/account.server.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import { findLocaleOf } from '../../conversation/locale.server.ts'
import { inWordsOf } from '../../desk/answers/answers.server.ts'
import type { Work } from '../../page/actions.server.ts'
import { readTicket, requireTicket } from '../../tickets.server.ts'
import { isOpen } from '../../tickets.stages.ts'
import { SplitForm } from './split-form.tsx'
import { messagesMost, splitForm } from './split.forms.ts'
import { split } from './split.server.ts'
import { splitWords } from './split.words.ts'
import type { Route } from './+types/split.route'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const viewer = staffIn(context)
  const portal = context.get(portalContext)
  const id = idIn(params.id)
  const { ticket, conversation, files } = await readTicket(portal, viewer, id, { count: messagesMost })
  const messages = await inWordsOf(portal, ticket, localeOf(url.pathname)).messages(conversation.messages)
  const { parts, kinds } = portal.catalogues.current()
  return {
    id,
    isOpen: isOpen(ticket.stage),
    theirs: await findLocaleOf(portal.db, ticket.authorId),
    messages: messages
      .filter(({ question }) => question === null)
      .map((one) => ({ id: one.id, authorName: one.authorName, body: one.body, createdAt: one.createdAt })),
    files: files.filter(({ messageId, withdrawn }) => messageId === null && !withdrawn),
    codes: { parts: offered(parts).map(({ code }) => code), kinds: offered(kinds).map(({ code }) => code) },
    submission: randomUUID(),
  }
}

const forms: Forms<'split', Work<StaffViewer>> = {
  split: form(
    ({ portal }) => splitForm(portal.catalogues.current()),
    async ({ portal, viewer, locale, id }, value) => {
      const page = (made: number) =>
        href('/:locale?/console/tickets/:id', { ...localePrefix(locale), id: String(made) })
      return madeAt(await split(portal, viewer, id, value), 'split', page)
    },
  ),
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const viewer = staffIn(context)
  const portal = context.get(portalContext)
  const id = idIn(params.id)
  await requireTicket(portal, viewer, id)
  const locale = localeOf(url.pathname)
  const work = { portal, viewer, locale, id, fields: await readFields(request) }
  const page = href('/:locale?/console/tickets/:id', { ...localePrefix(locale), id: params.id })
  return answerForm(work, forms, { page, otherwise: 'split' })
}

export default function Split({ loaderData: page, actionData }: Route.ComponentProps) {
  const say = useWords(splitWords)
  const number = String(page.id)
  const ticket = href('/:locale?/console/tickets/:id', { ...localePrefix(useLocale()), id: number })
  return (
    <div className="stack">
      <PageTitle title={`${number} · ${say('title')}`} />
      <PageHeader back={{ to: ticket, label: say('back', { number }) }} title={say('title')} />
      <p>{say('intro')}</p>
      {page.isOpen || actionData ? <SplitForm page={page} refusal={actionData} /> : <Alert title={say('closed')} />}
    </div>
  )
}
