// Works claims at the desk and counts clicks and keys: `npm run walk`. What it does stands in tests/screens/walk.ts.
import { buildWhenStale } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { install, run } from './install.mjs'

install()
buildWhenStale()
process.exit(run('node', ['tests/screens/walk.ts', ...process.argv.slice(2)], { CHROMIUM: findChromium() }))
