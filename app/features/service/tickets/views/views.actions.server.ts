import type { Viewer } from '#app/features/people/account/account.ts'
import { form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import type { Portal } from '#app/portal.server.ts'
import { deleteViewForm, viewForm } from './views.forms.ts'
import { removeView, saveView } from './views.server.ts'

/** `search`: the list's address as the form's reader has narrowed it, to which they come back. */
export type ViewsWork = Sent & { portal: Portal; viewer: Viewer; search: string }

export const viewNotices = ['save-view', 'delete-view'] as const
type ViewNotice = (typeof viewNotices)[number]

/** The two forms of a list's saved views. @param list the address of the list */
export function viewForms(list: (work: Pick<Sent, 'locale'>) => string): Forms<ViewNotice, ViewsWork> {
  const backTo = (work: ViewsWork, notice: ViewNotice) => ({ page: withNotice(list(work), work.search, notice) })
  return {
    'save-view': form(viewForm, async (work, { name, shared, replace }) => {
      const view = { name, shared, filters: work.search, replaces: replace === name }
      const put = await saveView(work.portal, work.viewer, view)
      if (put === 'saved') return backTo(work, 'save-view')
      return { path: 'name', message: put === 'known' ? 'views-known' : 'views-most' }
    }),
    'delete-view': form(deleteViewForm, async (work, { view }) => {
      await removeView(work.portal, work.viewer, Number(view))
      return backTo(work, 'delete-view')
    }),
  }
}

/** The list as it was left, and what is announced there. */
export function withNotice(list: string, search: string, notice: string): string {
  const query = new URLSearchParams(search)
  query.set('notice', notice)
  return `${list}?${query}`
}
