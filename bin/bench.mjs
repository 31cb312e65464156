// Measures the built portal: `npm run bench`. What it can be told stands in tests/bench/bench.ts.
import { buildWhenStale } from './build.mjs'
import { install, run } from './install.mjs'

install()
buildWhenStale()
process.exit(run('node', ['tests/bench/bench.ts', ...process.argv.slice(2)]))
