import { href } from 'react-router'
import { button, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import { idIn } from '#app/kit/http/ids.ts'
import { savedAlready } from '#app/kit/http/submissions.server.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { type Answer, type Touched, touchedMistake } from './booked.server.ts'
import { closureForm, shopForm, shopIn } from './shops.forms.ts'
import { addShop, changeShop, closeShop, removeShop, reopenShop } from './shops.server.ts'
import { zoneMistake } from './zones.server.ts'

type Work = Sent & { portal: Portal; viewer: Viewer; companyId: number }
/** `pageOf`: of a shop. */
type NewWork = Work & { pageOf: (id: number) => string }

/** For the page of a new shop. */
export const newForms: Forms<'save', NewWork> = {
  save: form(shopForm, async ({ portal, viewer, companyId, pageOf }, typed) => {
    const mistake = await zoneMistake(portal.db, typed.time_zone)
    if (mistake) return mistake
    const added = await addShop(portal, viewer, companyId, { submission: typed.submission, ...shopIn(typed) })
    if ('saved' in added) return savedAlready(pageOf(added.saved))
    return 'path' in added ? added : undefined
  }),
}

type ShopWork = Work & { shopId: number }
export type ShopIntent = 'save' | 'remove' | 'close' | 'reopen'

/** For the page of one shop. */
export const shopForms: Forms<ShopIntent, ShopWork> = {
  save: form(shopForm, async (work, typed) => {
    const { portal, viewer, companyId, shopId } = work
    const mistake = await zoneMistake(portal.db, typed.time_zone)
    return mistake ?? asking(work, typed, await changeShop(portal, viewer, companyId, shopId, shopIn(typed), typed))
  }),
  remove: button(({ portal, viewer, companyId, shopId }) => removeShop(portal, viewer, companyId, shopId)),
  close: form(closureForm, async (work, typed) => {
    const { portal, viewer, companyId, shopId } = work
    return asking(work, typed, await closeShop(portal, viewer, companyId, shopId, typed, typed))
  }),
  reopen: button(({ portal, viewer, companyId, shopId, fields }) =>
    reopenShop(portal, viewer, companyId, shopId, idIn(fields.get('closure'))),
  ),
}

/** Saved, it goes on to where what was booked is moved, if they want that. */
function asking({ locale, shopId }: ShopWork, { booked }: Answer, outcome: Mistake | Touched | undefined) {
  if (outcome) return 'touched' in outcome ? touchedMistake(locale, outcome) : outcome
  if (booked !== 'move') return undefined
  return { page: `${href('/:locale?/appointments/closed', localePrefix(locale))}?shop=${shopId}` }
}

export const noticeOf = { save: 'saved', remove: 'removed', close: 'closure', reopen: 'open' } as const
