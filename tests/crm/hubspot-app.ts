import { onTestFinished } from 'vitest'
import { createHubspotCrm } from '#app/adapters/crm/crm-hubspot.server.ts'
import type { Mirror } from '#app/adapters/crm/crm.ts'
import { noteOutside } from '#app/features/across/crm/crm.worker.server.ts'
import type { HubspotMapping, HubspotSettings } from '#app/kit/settings/hubspot-settings.server.ts'
import { type App, openApp } from '#tests/app.ts'
import { type Double, openHubspotDouble, webhookSecret } from './hubspot-double.ts'

export type HubspotApp = { app: App; double: Double; mirror: Mirror; hubspot: HubspotSettings }

const none: HubspotMapping = { properties: {}, pipeline: '0', stages: {}, leadStatuses: {}, subscriptions: {} }

/** The whole application with HubSpot's double in the place of its own contacts, set up as an operator does. */
export async function openHubspotApp(given: Partial<HubspotMapping> = {}, isReady = true): Promise<HubspotApp> {
  const app = await openApp()
  const double = await openHubspotDouble(() => app.clock.now().getTime())
  onTestFinished(() => double.close())
  const hubspot: HubspotSettings = {
    url: double.url,
    formsUrl: double.url,
    token: 'the-token',
    portalId: '123',
    form: '0f8fad5b-d9cb-469f-a165-70867728950e',
    webhookSecret,
    mapping: { ...none, ...given },
    calls: 100_000,
  }
  const mirror = await connect(app, hubspot)
  if (isReady) await mirror.createMissing()
  return { app, double, mirror, hubspot }
}

/** The whole application with an account of HubSpot's that is kept for tests: what it makes there stays there. */
export async function openRealHubspotApp(token: string, portalId: string): Promise<App> {
  const app = await openApp()
  const [url, formsUrl] = ['https://api.hubapi.com', 'https://api.hsforms.com']
  const account = { url, formsUrl, token, portalId, form: undefined, webhookSecret: undefined }
  const mirror = await connect(app, { ...account, mapping: none, calls: 100 })
  await mirror.createMissing()
  return app
}

async function connect(app: App, hubspot: HubspotSettings): Promise<Mirror> {
  const { db, clock } = app.portal
  const crm = createHubspotCrm({ db, clock, fetch, hubspot })
  app.portal.crm = crm
  await noteOutside(db, true)
  if (!crm.mirror) throw new Error('a CRM outside has a mirror')
  return crm.mirror
}
