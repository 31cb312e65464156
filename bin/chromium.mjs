import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from './install.mjs'
import { fromPackages, installed } from './system-program.mjs'

/** A browser without windows to draw: the same engine for two thirds of the work. Debian has it in a package. */
const shell = 'chromium-headless-shell'
const known = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The browser for the journeys: the one that the setting CHROMIUM names, else the headless shell, else an installed one,
 * else Playwright's own, else the system's package manager's.
 */
export function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  const found = installed(shell) ?? fromSystem(shell) ?? otherBrowser() ?? playwrights() ?? fromSystem('chromium')
  if (found) return found
  console.error('No Chromium was found and none could be installed. Install one, or name it in the setting CHROMIUM.')
  process.exit(1)
}

function otherBrowser() {
  return known.map(installed).find(Boolean) ?? places.find((place) => existsSync(place))
}

function playwrights() {
  console.log('No Chromium is installed: asking Playwright for its own …')
  if (run('playwright-core', ['install', 'chromium']) !== 0) return undefined
  const asked = spawnSync(
    process.execPath,
    ['-e', "import('playwright-core').then(({ chromium }) => console.log(chromium.executablePath()))"],
    { encoding: 'utf8' },
  )
  const place = asked.stdout.trim()
  return existsSync(place) ? place : undefined
}

/** With what its package recommends. */
function fromSystem(name) {
  fromPackages([name], name, [])
  return installed(name)
}
