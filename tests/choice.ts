// What this run leaves out of what the change touches: bin/test.mjs has it said before anything else.

import { saidOfJourneys } from './journeys/chosen.ts'
import { saidOfTests } from './left-out.ts'

for (const sentence of [...saidOfTests, ...saidOfJourneys]) console.log(`${sentence} npm test -- --whole makes all.`)
