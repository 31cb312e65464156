import type { Locale } from '#app/kit/words/locales.ts'
import type { Member, openApp } from '#tests/app.ts'

type App = Awaited<ReturnType<typeof openApp>>

/** Somebody whose address is verified and of whom nobody knows anything else. */
export async function addNewcomer(app: App, options: { locale?: Locale; email?: string } = {}) {
  const member = await app.dealer({ locale: options.locale ?? 'en' })
  const { accountId } = member.viewer
  const email = options.email ?? member.viewer.email
  const nothing = { name: '', first_name: '', country: '', contact_id: null, company_id: null, role: null }
  await app.portal.db
    .updateTable('account')
    .set({ ...nothing, email, approved_at: null })
    .where('id', '=', accountId)
    .execute()
  await app.portal.db.deleteFrom('contact').where('email', '=', member.viewer.email).execute()
  await app.portal.db.deleteFrom('company_module').where('company_id', '=', member.viewer.companyId).execute()
  await app.portal.db.deleteFrom('company').where('id', '=', member.viewer.companyId).execute()
  return { cookie: member.cookie, accountId, email }
}

/** A shop with one owner, as it may stand in the portal already. */
export async function addShop(
  app: App,
  shop: { name: string; vat_number?: string; ownerEmail?: string },
): Promise<Member> {
  const owner = await app.dealer()
  const { name, vat_number = '', ownerEmail = owner.viewer.email } = shop
  await app.portal.db
    .updateTable('company')
    .set({ name, vat_number })
    .where('id', '=', owner.viewer.companyId)
    .execute()
  await app.portal.db
    .updateTable('account')
    .set({ email: ownerEmail })
    .where('id', '=', owner.viewer.accountId)
    .execute()
  return owner
}

/** The contact form as a dealer fills it in. */
export const dealerForm = {
  kind: 'dealer',
  name: 'Anna  Verdi',
  company: 'Cicli Verdi',
  country: 'IT',
  phone: '+39 0434 123 456',
  vat_number: 'it 0123.4567-890',
}
