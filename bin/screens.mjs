// Takes pictures of every screen: `npm run screens`. What it can be told stands in tests/screens/screens.ts.
import { buildWhenStale } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { install, run } from './install.mjs'

install()
buildWhenStale()
process.exit(run('node', ['tests/screens/screens.ts', ...process.argv.slice(2)], { CHROMIUM: findChromium() }))
