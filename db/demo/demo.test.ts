import { expect, test } from 'vitest'
import type { Portal } from '#app/portal.server.ts'
import { checkSerial } from '#app/features/models/models.serials.ts'
import { foldSerial } from '#app/features/models/models.serials.ts'
import { movesFor, photosNeeded, type Stage, stages } from '#app/features/tickets/tickets.ts'
import { as, openApp } from '#tests/app.ts'
import { fillWithDemo } from './fill.server.ts'

test('timing', async () => {
  const app = await openApp()
  const t = performance.now()
  const queries = await app.queriesOf(() => fillWithDemo(app.portal))
  process.stdout.write(`fill ${Math.round(performance.now() - t)} ms, ${queries.length} queries\n`)
  const rows = await app.portal.db.selectFrom('ticket').innerJoin('company','company.id','ticket.company_id').select(({fn})=>['company.name','stage',fn.countAll().as('n')]).groupBy(['company.name','stage']).orderBy('company.name').execute()
  process.stdout.write(JSON.stringify(rows)+'\n')
}, 120_000)
