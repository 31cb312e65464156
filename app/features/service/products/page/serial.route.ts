import { href, redirect } from 'react-router'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { productWithSerial } from '../products.server.ts'
import { canRegister } from '../products.ts'
import type { Route } from './+types/serial.route'

/** Where a serial number leads: to its product; else to registering it, no matter who may have done so before. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const viewer = viewerIn(context)
  const prefix = localePrefix(localeOf(url.pathname))
  const id = await productWithSerial(context.get(portalContext), viewer, params.serial)
  if (id !== undefined) return redirect(href('/:locale?/products/:id', { ...prefix, id: String(id) }), 303)
  // Staff register nothing: they see that there is none.
  if (!canRegister(viewer))
    return redirect(
      `${href('/:locale?/products', prefix)}?${new URLSearchParams({ q: params.serial }).toString()}`,
      303,
    )
  const serial = new URLSearchParams({ serial: params.serial })
  return redirect(`${href('/:locale?/products/new', prefix)}?${serial.toString()}`, 303)
}
