import type { Page } from 'playwright-core'
import { follow, openFirstRow, openFolds } from './acts.ts'
import type { Screen } from './screen.ts'

/** Checklists as a workshop goes through them, and as others read them. The demonstration's begin at 901. */
export const checkScreens: readonly Screen[] = [
  { name: 'checks', who: 'dealer', path: '/checks' },
  { name: 'checks-staff', who: 'agent', path: '/checks' },
  { name: 'checks-empty', who: 'dealer', path: '/checks?q=niente' },
  { name: 'check-delivery-new', who: 'dealer', path: '/checks/new' },
  { name: 'check-begin', who: 'dealer', path: '/products', act: openFirstCheck },
  { name: 'check-at-desk', who: 'dealer', path: '/appointments/list?q=ferri', act: openDeskCheck },
  { name: 'check-recalled', who: 'dealer', path: '/recalls', act: openRecalledCheck },
  { name: 'check-step', who: 'dealer', path: '/checks/904', act: openFolds },
  { name: 'check-step-answered', who: 'dealer', path: '/checks/904?step=step-2' },
  { name: 'check-photo', who: 'dealer', path: '/checks/906?step=step-1' },
  { name: 'check-signing', who: 'dealer', path: '/checks/906' },
  { name: 'check-signed', who: 'dealer', path: '/checks/902' },
  { name: 'check-remedy', who: 'dealer', path: '/checks/901' },
  { name: 'check-rider', who: 'customer', path: '/checks/905' },
  { name: 'console-checklists', who: 'admin', path: '/console/catalogue/checklists?change=yearly' },
  { name: 'console-checklist', who: 'admin', path: '/console/catalogue/checklists/pre-delivery?change=step-9' },
  { name: 'console-checklist-preview', who: 'admin', path: '/console/catalogue/checklists/pre-delivery/preview' },
]

async function openFirstCheck(page: Page): Promise<void> {
  await openFirstRow(page)
  await follow(page, 'main a[href$="/checks/yearly"]')
}

async function openDeskCheck(page: Page): Promise<void> {
  await follow(page, 'main tbody a[href*="/appointments/"]')
  await follow(page, 'main a[href*="/checks/at-desk/"]')
}

function openRecalledCheck(page: Page): Promise<void> {
  return follow(page, 'main a[href*="/checks/recalled/"]')
}
