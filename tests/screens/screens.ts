/*
 * npm run screens: pictures of every screen at three widths, in both modes and all languages, from a portal of its own
 * with the demonstration, into tests/screens/out; in out/sheets one picture a screen and language. What sticks out
 * sideways, an error in the console or a broken security policy ends it with 1. Options: --only tickets (names that
 * begin so, separated by commas), --locale it.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright-core'
import { type Locale, locales } from '#app/kit/words/locales.ts'
import { startPortal } from '#tests/bench/processes.ts'
import { modes, photograph, widths } from './camera.ts'
import { startErp } from './erp.ts'
import { setStage, type Stage } from './demo.ts'
import { type Screen, screens } from './list.ts'
import { drawSheet } from './sheets.ts'

const { values: options } = parseArgs({ options: { only: { type: 'string' }, locale: { type: 'string' } } })
const out = path.join(import.meta.dirname, 'out')

process.exit(await main())

async function main(): Promise<number> {
  const wanted = options.only?.split(',')
  const chosen = screens.filter(({ name }) => !wanted || wanted.some((start) => name.startsWith(start)))
  const languages = locales.filter((locale) => !options.locale || locale === options.locale)
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'ammiraglia-screens-'))
  mkdirSync(path.join(out, 'sheets'), { recursive: true })
  try {
    await using open = new AsyncDisposableStack()
    const erp = open.adopt(await startErp(), (it) => it.stop())
    const portal = open.adopt(
      await startPortal(dataDir, {
        ...erp.environment,
        DEMO: 'on',
        BACKUP_DIR: `${dataDir}-backups`,
        BACKUP_AT: '00:00',
      }),
      (it) => it.stop(),
    )
    const browser = open.adopt(await launch(), (it) => it.close())
    const stage = await setStage(browser, { origin: portal.origin, dataDir })
    const faults = await takeAll(browser, stage, chosen, languages)
    for (const fault of faults) console.log(`FAULT  ${fault}`)
    const count = chosen.length * languages.length * widths.length * modes.length
    console.log(`${count} pictures in ${path.relative(process.cwd(), out)}, ${faults.length} faults`)
    return faults.length === 0 && count > 0 ? 0 : 1
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
    rmSync(`${dataDir}-backups`, { recursive: true, force: true })
  }
}

function launch(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM']
  if (!executablePath) throw new Error('Start this by npm run screens, which finds a Chromium')
  // Chromium's own sandbox does not run for root.
  const chromiumSandbox = process.getuid?.() !== 0
  return chromium.launch({ executablePath, chromiumSandbox, args: ['--font-render-hinting=none'] })
}

async function takeAll(browser: Browser, stage: Stage, chosen: Screen[], languages: Locale[]): Promise<string[]> {
  const faults = [...stage.lacks]
  for (const screen of chosen)
    for (const locale of languages) {
      const name = `${screen.name}-${locale}`
      for (const mode of modes)
        for (const width of widths) {
          const file = path.join(out, `${name}-${mode}-${width}.png`)
          const wrong = await photograph(browser, stage, { screen, look: { locale, width, mode }, file })
          faults.push(...wrong.map((fault) => `${name} ${mode} ${width}: ${fault}`))
        }
      console.log(path.relative(process.cwd(), await drawSheet(out, name)))
    }
  return faults
}
