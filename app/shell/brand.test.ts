import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { expect, onTestFinished, test } from 'vitest'
import { openBrands } from '#app/brand/brand.server.ts'
import { createHandler } from '#app/handler.server.ts'
import { readSettings } from '#app/settings.server.ts'
import { openApp } from '#tests/app.ts'

test('a portal with no brand of its own says nothing of colours and logos', async () => {
  const page = await pageWith({})
  expect(page).toContain('>@layer tokens, base, parts, pages;</style>')
  expect(page).not.toContain('data-look')
  expect(page).not.toContain('/brand/')
})

test('a maker’s colour stands above the portal’s own, in the one style the page’s policy lets in', async () => {
  const page = await pageWith({ BRAND_COLOUR: '#0057B8' })
  expect(page).toMatch(/<style nonce="[^"]+">@layer tokens, base, parts, pages;:root,\[data-theme\]\{--brand:#0057b8;/)
  expect(lookIn(page)).toEqual({ style: expect.stringContaining('--brand:#0057b8') })
})

test('a maker’s logo stands in the place of the name, bears it, and comes from an address that browsers keep', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const ask = await openWith(app, { BRAND_LOGO: logo('light', '0 0 500 100'), BRAND_NAME: 'Cicli Pinarella' })
  const { src } = lookIn(await (await ask('/')).text()).logo ?? { src: '' }
  expect(src).toMatch(/^\/brand\/[\da-f]{16}\.svg$/)
  for (const cookie of ['', dealer.cookie]) {
    const page = await (await ask('/', { headers: { cookie } })).text()
    expect(page).toMatch(new RegExp(`<img src="${src}" width="500" height="100"[^>]* alt="Cicli Pinarella"`))
    expect(page).not.toContain('logo-square')
  }
  const file = await ask(src)
  expect([file.status, await file.text()]).toEqual([200, expect.stringContaining('<title>light</title>')])
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': expect.stringContaining('sandbox'),
  })
  expect((await ask('/brand/0123456789abcdef.svg')).status).toBe(404)
  app.errors()
})

test('a second logo is for the dark mode, which the browser chooses', async () => {
  const page = await pageWith({ BRAND_LOGO: logo('light', '0 0 9 3'), BRAND_LOGO_DARK: logo('dark', '0 0 9 3') })
  const { logo: light, logoDark: dark } = lookIn(page)
  expect(page).toMatch(new RegExp(`<img src="${light?.src}"[^>]* class="logo-wide-picture logo-by-day"`))
  expect(page).toMatch(new RegExp(`<img src="${dark?.src}"[^>]* class="logo-wide-picture logo-by-night"`))
})

async function pageWith(brand: Record<string, string>): Promise<string> {
  const ask = await openWith(await openApp(), brand)
  return (await ask('/')).text()
}

/** The portal of a maker with this brand. */
async function openWith({ portal }: Awaited<ReturnType<typeof openApp>>, brand: Record<string, string>) {
  const settings = { ...portal.settings, ...readSettings({ DEMO: 'off', ...brand }) }
  const brands = await openBrands({ ...portal, settings })
  const probes = { buildId: 'test', isReady: async () => true }
  const handle = createHandler({ ...portal, settings, brands }, build as ServerBuild, probes)
  return async (address: string, init?: RequestInit) => {
    const { response, html } = await handle(new Request(new URL(address, 'http://portal.test'), init), {
      address: '192.0.2.1',
      allowLongBody: () => undefined,
    })
    return html ? new Response(new Uint8Array(html), response) : response
  }
}

function logo(title: string, viewBox: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ammiraglia-brand-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'logo.svg')
  writeFileSync(file, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><title>${title}</title></svg>`)
  return file
}

type Look = { style?: string; logo?: { src: string }; logoDark?: { src: string } }

/** What the page hands to its scripts. */
function lookIn(page: string): Look {
  const [, look = ''] = /data-look="([^"]*)"/.exec(page) ?? []
  return JSON.parse(look.replaceAll('&quot;', '"')) as Look
}
