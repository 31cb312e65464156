import { expect, test } from 'vitest'
import { leadStages } from '#app/features/trade/leads/leads.ts'
import { leadsAtHome } from '#app/features/trade/leads/leads.home.server.ts'
import { openApp } from '#tests/app.ts'
import { addLeads } from './leads.server.ts'
import { addPeople, registerPeople } from './people.server.ts'

test('the leads of the demonstration stand in every place, three of the first dealer’s are overdue', async () => {
  const { portal } = await openApp()
  const subjects = await registerPeople(portal)
  const cast = await portal.db.transaction().execute(async (tx) => {
    const added = await addPeople(tx, subjects, portal.clock.now())
    await addLeads(portal, tx, added)
    return added
  })
  const leads = await portal.db.selectFrom('lead').select(['company_id', 'place', 'routed_at']).orderBy('id').execute()
  const owner = cast.members.get('dealer@demo.example')
  const other = cast.members.get('other@demo.example')
  if (!owner || !other) throw new Error('The demonstration has lost its dealers')
  const of = (companyId: number) => leads.filter((lead) => lead.company_id === companyId)
  expect(of(owner.companyId)).toHaveLength(30)
  expect(new Set(of(owner.companyId).map(({ place }) => place))).toEqual(new Set(leadStages))
  expect(of(other.companyId)).toHaveLength(8)
  expect((await leadsAtHome(portal, owner)).count).toBe(3)
  // Numbered as they came, and nothing of them lies in the future.
  const routed = leads.map(({ routed_at: at }) => at.getTime())
  expect(routed).toEqual(routed.toSorted((one, next) => one - next))
  const events = await portal.db.selectFrom('lead_event').select('at').where('at', '>', portal.clock.now()).execute()
  expect(events).toEqual([])
  expect(await portal.db.selectFrom('outbox').select('id').execute()).toEqual([])
})
