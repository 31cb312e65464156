import type { Page } from 'playwright-core'

/** One screen of the portal. `path` has no language in front. */
export type Screen = {
  name: string
  /** A person of the demonstration, or of people.ts, by the first part of their address; nobody: not signed in. */
  who?: string
  path: string | ((found: Found) => string)
  /** What the address answers, 200 unless told. */
  status?: number
  /** What is done on it before the picture is taken. */
  act?: (page: Page) => Promise<void>
}

/** Parts of addresses that only a running portal tells. */
export type Found = { open: string; closed: string; waiting: string; mail: string; invite: string; erasure: string }

export const screens: readonly Screen[] = [
  { name: 'sign-in', path: '/tickets', status: 401 },
  { name: 'sign-in-refused', path: '/', status: 401, act: signInWrongly },
  { name: 'register', path: '/?tab=register', status: 401 },
  { name: 'forgot-password', path: '/?tab=forgot', status: 401 },
  { name: 'link-verify', path: '/verify/a-link' },
  { name: 'link-reset', path: '/reset/a-link' },
  { name: 'access-unverified', who: 'unverified', path: '/', status: 403 },
  { name: 'access-no-contact', who: 'nocontact', path: '/', status: 403 },
  { name: 'access-pending', who: 'pending', path: '/', status: 403 },
  { name: 'access-refused', who: 'refused', path: '/', status: 403 },
  { name: 'access-second-factor', who: 'guarded', path: '/', status: 403 },
  { name: 'home-dealer', who: 'dealer', path: '/' },
  { name: 'home-staff', who: 'agent', path: '/' },
  { name: 'home-newcomer', who: 'newcomer', path: '/' },
  { name: 'tickets', who: 'dealer', path: '/tickets' },
  { name: 'tickets-empty', who: 'newcomer', path: '/tickets' },
  { name: 'tickets-no-result', who: 'dealer', path: '/tickets?q=nothingofthekind' },
  { name: 'tickets-too-short', who: 'dealer', path: '/tickets?q=ab' },
  { name: 'ticket-open', who: 'dealer', path: ({ open }) => `/tickets/${open}` },
  { name: 'ticket-closed', who: 'dealer', path: ({ closed }) => `/tickets/${closed}` },
  { name: 'new-ticket', who: 'dealer', path: '/new-ticket' },
  // Another person: what is typed stays as a draft.
  { name: 'new-ticket-mistakes', who: 'workshop', path: '/new-ticket', act: sendEmptyForm },
  { name: 'quotes', who: 'dealer', path: '/quotes' },
  { name: 'quotes-staff', who: 'agent', path: '/quotes' },
  { name: 'quotes-no-result', who: 'dealer', path: '/quotes?q=nothingofthekind' },
  { name: 'quote-pending', who: 'dealer', path: '/quotes?acceptance=pending&expired=no', act: openFirstRow },
  { name: 'quote-accepted', who: 'dealer', path: '/quotes?acceptance=accepted', act: openFirstRow },
  { name: 'quote-expired', who: 'dealer', path: '/quotes?expired=yes', act: openFirstRow },
  { name: 'quote-staff', who: 'agent', path: '/quotes', act: openFirstRow },
  { name: 'search', who: 'dealer', path: '/search?q=C68' },
  { name: 'orders', who: 'dealer', path: '/orders' },
  { name: 'orders-no-result', who: 'dealer', path: '/orders?q=nothingofthekind' },
  { name: 'orders-empty', who: 'newcomer', path: '/orders' },
  { name: 'orders-staff', who: 'agent', path: '/orders' },
  { name: 'orders-locked', who: 'other', path: '/orders', status: 403 },
  { name: 'order', who: 'dealer', path: '/orders?status=partly_shipped', act: openFirstRow },
  { name: 'order-invoiced', who: 'dealer', path: '/orders?status=invoiced', act: openFirstRow },
  { name: 'order-not-found', who: 'dealer', path: '/orders/999999999', status: 404 },
  { name: 'leads', who: 'dealer', path: '/leads' },
  { name: 'leads-list', who: 'dealer', path: '/leads?view=list' },
  { name: 'lead', who: 'dealer', path: '/leads?view=list', act: openFirstRow },
  { name: 'leads-staff', who: 'agent', path: '/leads?view=list' },
  { name: 'lead-new', who: 'agent', path: '/leads/new' },
  { name: 'products', who: 'dealer', path: '/products' },
  { name: 'products-staff', who: 'agent', path: '/products' },
  { name: 'products-empty', who: 'newcomer', path: '/products' },
  { name: 'products-no-result', who: 'dealer', path: '/products?q=nothingofthekind' },
  { name: 'product', who: 'dealer', path: '/products/serial/C68.56S.04410' },
  { name: 'product-offered', who: 'dealer', path: '/products/serial/C68.51R.07713' },
  { name: 'product-staff', who: 'agent', path: '/products/serial/C68.56S.04410' },
  { name: 'register-product', who: 'dealer', path: '/products/new' },
  { name: 'take-over-product', who: 'other', path: '/products/new?tab=transfer' },
  { name: 'passport', path: '/p/pmKt-lEzu8XselLK' },
  { name: 'license', who: 'other', path: '/license' },
  { name: 'license-workshop', who: 'workshop', path: '/license' },
  { name: 'resources', who: 'dealer', path: '/resources' },
  { name: 'resources-locked', who: 'other', path: '/resources' },
  { name: 'media', who: 'dealer', path: '/resources/media' },
  { name: 'media-no-result', who: 'dealer', path: '/resources/media?q=nothingofthekind' },
  { name: 'media-asset', who: 'dealer', path: '/resources/media', act: openFirstAsset },
  { name: 'media-first-access', who: 'dealer', path: '/resources/media/guide' },
  { name: 'manuals', who: 'dealer', path: '/resources/manuals' },
  { name: 'manual', who: 'dealer', path: '/resources/manuals', act: openFirstGuide },
  { name: 'size-guides', who: 'customer', path: '/resources/size-guides' },
  { name: 'console-resources', who: 'admin', path: '/console/resources' },
  { name: 'console-resource', who: 'admin', path: '/console/resources?shelf=manual', act: openFirstRow },
  { name: 'console-resource-new', who: 'admin', path: '/console/resources/new?shelf=media' },
  { name: 'console-folders', who: 'admin', path: '/console/resources/folders' },
  { name: 'size-calculator', who: 'dealer', path: '/resources/size-calculator?height=174&inseam=84.6' },
  { name: 'profile', who: 'dealer', path: '/user' },
  { name: 'profile-staff', who: 'agent', path: '/user' },
  { name: 'profile-security', who: 'dealer', path: '/user/security' },
  { name: 'profile-data', who: 'customer', path: '/user/data' },
  { name: 'subscriptions', who: 'dealer', path: '/subscriptions' },
  { name: 'subscriptions-staff', who: 'agent', path: '/subscriptions' },
  { name: 'unsubscribe-unknown', path: '/unsubscribe/a-link', status: 404 },
  { name: 'reports', who: 'dealer', path: '/reports' },
  { name: 'reports-long', who: 'workshop', path: '/reports?months=24' },
  { name: 'reports-staff', who: 'agent', path: '/reports?months=6' },
  { name: 'reports-locked', who: 'newcomer', path: '/reports', status: 403 },
  { name: 'company', who: 'dealer', path: '/user/company' },
  { name: 'company-workshop', who: 'workshop', path: '/user/company' },
  { name: 'company-person', who: 'dealer', path: '/user/company', act: openFirstRow },
  { name: 'company-person-remove', who: 'dealer', path: '/user/company', act: openFirstRowWhole },
  { name: 'invite-live', path: ({ invite }) => `/invite/${invite}` },
  { name: 'invite-unknown', path: '/invite/a-link', status: 404 },
  { name: 'console-erasures', who: 'admin', path: '/console/erasures' },
  { name: 'console-erasure-done', who: 'admin', path: ({ erasure }) => `/console/erasures/${erasure}` },
  { name: 'menu-more', who: 'admin', path: '/console/licences', act: openMore },
  { name: 'console-queue', who: 'agent', path: '/console/tickets' },
  { name: 'console-queue-no-result', who: 'agent', path: '/console/tickets?q=nothingofthekind' },
  { name: 'console-ticket-new', who: 'agent', path: ({ waiting }) => `/console/tickets/${waiting}` },
  { name: 'console-ticket-open', who: 'agent', path: ({ open }) => `/console/tickets/${open}` },
  { name: 'console-ticket-closed', who: 'agent', path: ({ closed }) => `/console/tickets/${closed}` },
  { name: 'console-accounts', who: 'admin', path: '/console/accounts' },
  { name: 'console-account', who: 'admin', path: '/console/accounts', act: openFirstRow },
  { name: 'console-companies', who: 'admin', path: '/console/companies' },
  { name: 'console-company', who: 'admin', path: '/console/companies', act: openFirstRow },
  { name: 'console-staff', who: 'admin', path: '/console/staff' },
  { name: 'console-colleague', who: 'admin', path: '/console/staff', act: openFirstRow },
  { name: 'console-licences', who: 'admin', path: '/console/licences' },
  { name: 'console-licence', who: 'admin', path: '/console/licences/2' },
  { name: 'mailbox', who: 'agent', path: '/console/mailbox' },
  { name: 'mail', who: 'agent', path: ({ mail }) => `/console/mailbox/${mail}` },
  { name: 'kit', who: 'agent', path: '/console/kit' },
  { name: 'second-factor', who: 'dealer', path: '/user/second-factor' },
  { name: 'second-factor-open', who: 'dealer', path: '/user/second-factor', act: openFolds },
  { name: 'not-found', who: 'dealer', path: '/tickets/999999999', status: 404 },
  { name: 'not-found-anonymous', path: '/nothing/of/the/kind', status: 404 },
]

/** Each time as somebody else: ten wrong tries for one address, and the portal makes them wait. */
async function signInWrongly(page: Page): Promise<void> {
  await page.getByRole('textbox').first().fill(`nobody-${Date.now()}@demo.example`)
  await page.locator('input[type=password]').fill('not-the-password')
  await page.locator('input[type=password]').press('Enter')
  await page.waitForURL(/sign-in/)
  await page.waitForLoadState('load')
}

async function sendEmptyForm(page: Page): Promise<void> {
  await page.locator('main form button[type=submit]').last().click()
  await page.locator('main [aria-invalid=true]').first().waitFor({ timeout: 5000 })
}

async function openFolds(page: Page): Promise<void> {
  for (const fold of await page.locator('main summary').all()) await fold.click()
}

/** There is more to open only on a phone. */
async function openMore(page: Page): Promise<void> {
  const more = page.locator('.menu-more')
  if (await more.isVisible()) await more.click()
}

async function openFirstRowWhole(page: Page): Promise<void> {
  await openFirstRow(page)
  await openFolds(page)
}

async function openFirstAsset(page: Page): Promise<void> {
  await page.locator('main a.asset-title').first().click()
  await page.waitForURL(/\/\d+$/)
  await page.waitForLoadState('networkidle')
}

async function openFirstGuide(page: Page): Promise<void> {
  await page.locator('main .guide a').first().click()
  await page.waitForURL(/\/\d+$/)
  await page.waitForLoadState('networkidle')
}

async function openFirstRow(page: Page): Promise<void> {
  await page.locator('main a.row-link').first().click()
  await page.waitForURL(/\/\d+$/)
  await page.waitForLoadState('networkidle')
}
