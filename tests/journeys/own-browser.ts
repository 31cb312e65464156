import { chromium } from 'playwright-core'
import { awaitScripts } from '#tests/screens/visit.ts'
import { allGone, processesIn } from './system.fixture.ts'

/** A browser of its own process, with a profile that outlives it. */
export async function openBrowser(folder: string) {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const [page = await context.newPage()] = context.pages()
  await awaitScripts(page)
  return {
    context,
    page,
    async kill() {
      for (const pid of processesIn(folder)) process.kill(pid, 'SIGKILL')
      await allGone(folder)
    },
  }
}
