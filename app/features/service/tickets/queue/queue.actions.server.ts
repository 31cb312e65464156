import { href } from 'react-router'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import { form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import { takeNext } from './assign.server.ts'
import { askAll, assignAll, closeAllAsDuplicates, takeAll } from './bulk.server.ts'
import { type BulkIntent, type Fates, readSeen, writeFates } from './bulk.ts'
import { askForm, assignManyForm, columnsForm, duplicateForm, nextForm, takeForm } from './queue.forms.ts'
import { setColumns } from './columns.server.ts'
import { viewForms, viewNotices, withNotice } from '../views/views.actions.server.ts'

/** `search`: the queue's address as the form's reader has narrowed it, to which they come back. */
export type QueueWork = Sent & { portal: Portal; viewer: StaffViewer; search: string }

export const queueNotices = ['none-next', 'columns', ...viewNotices] as const
type Notice = (typeof queueNotices)[number]

export type QueueIntent = BulkIntent | 'next' | 'columns' | 'save-view' | 'delete-view'

export const queueForms: Forms<QueueIntent, QueueWork> = {
  next: form(nextForm, async ({ portal, viewer, locale, search }, { submission }) => {
    const id = await takeNext(portal, viewer, submission)
    if (id === undefined) return backTo({ locale, search }, 'none-next')
    return { page: href('/:locale?/console/tickets/:id', { ...localePrefix(locale), id: String(id) }) }
  }),
  take: form(takeForm, async (work, { ticket }) =>
    told(work, 'take', await takeAll(work.portal, work.viewer, ticket.map(Number))),
  ),
  assign: form(assignManyForm, async (work, { ticket, assignee, seen }) => {
    const to = assignee === 'nobody' ? null : Number(assignee)
    return told(work, 'assign', await assignAll(work.portal, work.viewer, ticket.map(Number), to, readSeen(seen)))
  }),
  ask: form(askForm, async (work, { ticket, ...question }) => {
    const asked = { ...question, locale: work.locale }
    return told(work, 'ask', await askAll(work.portal, work.viewer, ticket.map(Number), asked))
  }),
  duplicate: form(duplicateForm, async (work, { ticket, of }) => {
    const fates = await closeAllAsDuplicates(work.portal, work.viewer, ticket.map(Number), Number(of))
    return fates ? told(work, 'duplicate', fates) : { path: 'of', message: 'duplicate-absent' }
  }),
  columns: form(columnsForm, async (work, { column }) => {
    await setColumns(work.portal, work.viewer, column)
    return backTo(work, 'columns')
  }),
  ...viewForms(queueAddress),
}

function told(work: QueueWork, intent: BulkIntent, fates: Fates) {
  return { page: queueWith(work, writeFates(intent, fates)) }
}

type Back = Pick<QueueWork, 'locale' | 'search'>

function backTo(work: Back, notice: Notice) {
  return { page: queueWith(work, notice) }
}

function queueWith({ locale, search }: Back, notice: string): string {
  return withNotice(queueAddress({ locale }), search, notice)
}

function queueAddress({ locale }: Pick<QueueWork, 'locale'>): string {
  return href('/:locale?/console/tickets', localePrefix(locale))
}
