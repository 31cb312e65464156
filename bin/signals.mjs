// Simulates claims and sets the thresholds of the signals: `npm run signals`. What it can be told stands in
// tests/bench/signals.ts.
import { install, run } from './install.mjs'

install()
process.exit(run('node', ['tests/bench/signals.ts', ...process.argv.slice(2)]))
