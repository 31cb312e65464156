import path from 'node:path'
import { expect, test } from 'vitest'
import { demoPassword } from '#db/demo/people.ts'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { signIn, thePortal, visitor } from './browser.ts'
import { reply } from './claim.steps.ts'
import { databaseOf } from './dealer.fixture.ts'
import { type Engine, enginesHere } from './engines.ts'
import { openLine } from './line.ts'
import { waitFor } from './system.fixture.ts'

const photos = ['landscape-orientation-6.jpg', 'portrait-orientation-3.jpg', 'iphone-like.heic'].map((name) =>
  path.join(rootDir, 'tests/photos', name),
)

for (const [name, start] of enginesHere()) {
  test(`a dealer with ${name} raises a claim with photos, reloads it on the way, and reads the maker's answer as it comes`, async () => {
    const engine = await start()
    try {
      await enter(engine)
      const words = `Crepa vicino alla scatola movimento, ${name}.`
      await fillClaim(engine, words)
      await engine.tell('setTimeout(() => location.reload())')
      await until(engine, `return document.querySelector('textarea[name=content]')?.value === ${JSON.stringify(words)}`)
      await until(engine, photosUp)
      await until(engine, isAwake)
      await press(engine, 'form:has(textarea[name=content]) button.button-primary[type=submit]', isSent)
      await until(engine, `return document.querySelectorAll('main img[src^="/files/"]').length === 3`)

      const address = String(await engine.tell('return location.pathname'))
      const agent = await visitor()
      await signIn(agent.page, 'agent@demo.example', `/console${address}`)
      await until(engine, isAwake)
      await reply(agent.page, 'Il telaio sostitutivo parte domani.')
      await until(engine, `return document.querySelector('main').textContent.includes('Il telaio sostitutivo parte')`)

      await engine.fill('#reply textarea[name=message]', `Grazie da ${name}.`)
      const isThere = `return document.querySelector('.messages').textContent.includes('Grazie da ${name}.')`
      await press(engine, '#reply .message-end button[type=submit]', isThere)
      await agent.page.reload()
      expect(await agent.page.textContent('main')).toContain(`Grazie da ${name}.`)
    } finally {
      await engine.close()
    }
  }, 180_000)

  test(`what a dealer types with ${name} while the portal cannot be reached goes up by itself`, async () => {
    const engine = await start()
    const line = await openLine(thePortal().origin)
    const db = await databaseOf(thePortal().dataDir)
    try {
      await enter(engine, line.address)
      await until(engine, 'return navigator.serviceWorker.controller !== null')
      await until(engine, formIsKept)
      line.cut()
      await engine.open(`${line.address}/new-ticket`)

      await until(engine, `return document.body.textContent.includes('Senza connessione')`)
      const words = `Cominciata senza linea, ${name}.`
      await engine.fill('textarea[name=content]', words)
      await until(engine, isNoted)
      line.join()
      await engine.open(`${line.address}/`)
      const drafts = () => db.query('select 1 from draft where fields::text like $1', [`%${words}%`])
      await waitFor(async () => (await drafts()).rowCount === 1, 30_000)
    } finally {
      await engine.close()
      await db.end()
      await line.close()
    }
  }, 180_000)
}

async function enter(engine: Engine, origin = thePortal().origin): Promise<void> {
  await engine.open(`${origin}/new-ticket`)
  await engine.fill('input[name=email]', 'dealer@demo.example')
  await engine.fill('input[name=password]', demoPassword)
  const isIn = `return document.querySelector('textarea[name=content]') !== null`
  await press(engine, 'form:has(input[name=password]) button[type=submit]', isIn)
  await until(engine, isAwake)
}

async function fillClaim(engine: Engine, words: string): Promise<void> {
  for (const [field, value] of Object.entries({
    frame_model: 'C68',
    damage_phase: 'km0',
    part_involved: 'frame',
    kind_of_damage: 'functional',
  }))
    await engine.click(`label:has(input[name=${field}][value=${value}])`)
  await engine.fill('input[name=serial_number]', 'c68.51s.00123')
  await engine.tell(
    `const country = document.querySelector('select[name=country]')
    country.value = 'FR'
    country.dispatchEvent(new Event('change', { bubbles: true }))`,
  )
  await engine.fill('textarea[name=content]', words)
  await engine.attach('input[type=file][name=attachments]', photos)
  await until(engine, photosUp)
}

const isSent = String.raw`return /\/tickets\/\d+/.test(location.pathname)`
const photosUp = `return document.querySelectorAll('img[src*="/thumb"]').length === 3`
const isAwake = `return document.documentElement.dataset.hydrated !== undefined`

const formIsKept = `
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys())
      if (name.startsWith('of ') && url.endsWith('/new-ticket')) return true`
const isNoted = `
  for (const { name } of await indexedDB.databases()) {
    const db = await new Promise((resolve) => {
      const request = indexedDB.open(name)
      request.onsuccess = () => resolve(request.result)
    })
    const texts = await new Promise((resolve) => {
      const request = db.transaction('texts').objectStore('texts').getAll()
      request.onsuccess = () => resolve(request.result)
    })
    db.close()
    if (texts.some(({ body }) => body?.includes('Cominciata'))) return true
  }`

/** While a page still moves a press may miss its button; a form that is sent twice counts once. */
async function press(engine: Engine, button: string, isDone: string): Promise<void> {
  for (let tries = 0; tries < 5; tries++) {
    await engine.click(button).catch(() => undefined)
    const wasHeard = await until(engine, isDone, 6000).then(
      () => true,
      () => false,
    )
    if (wasHeard) return
  }
  throw new Error(`Nothing came of ${button}`)
}

/** A page that is being left answers nothing, and is asked again. */
function until(engine: Engine, script: string, atMost = 30_000): Promise<void> {
  const isSo = async () => (await engine.tell(script)) === true
  return waitFor(() => isSo().catch(() => false), atMost)
}
