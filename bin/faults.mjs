// What must survive a fault, tried on the built portal: `npm run faults`, or `npm run faults -- drip` for one of them.
import { buildWhenStale } from './build.mjs'
import { install, run } from './install.mjs'

const experiments = ['drip', 'disk', 'outbox']

install()
buildWhenStale()
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !experiments.includes(name))
if (unknown.length > 0) {
  console.error(`There is no experiment ${unknown.join(', ')}: take ${experiments.join(', ')}.`)
  process.exit(1)
}
let failed = 0
for (const name of asked.length > 0 ? asked : experiments) {
  console.log(`\n── ${name}`)
  if (run('node', [`tests/faults/${name}.ts`]) !== 0) failed += 1
}
process.exit(failed === 0 ? 0 : 1)
