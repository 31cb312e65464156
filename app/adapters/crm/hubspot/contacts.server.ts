import { z } from 'zod'
import type { CrmContact, Mirror } from '../crm.ts'
import { type Calls, orNone } from './calls.server.ts'
import { lastName, type Mapping } from './mapping.ts'

/** More than a search gives at once would be refused. */
const atOnce = 100

const record = z.object({ id: z.string(), properties: z.record(z.string(), z.string().nullable()) })
const listed = z.object({ results: z.array(record) })

type Reading = Pick<Mirror, 'findContact' | 'readContact' | 'listChanged'>

/** What is read of HubSpot's contacts, in the portal's words. */
export function createContacts(calls: Calls, mapping: Mapping): Reading {
  const names = mapping.properties.contact
  const properties = [...Object.values(names).filter((name) => name !== null), lastName]
  const search = async (filters: Filter[], sorts: object[] = []): Promise<CrmContact[]> => {
    const body = { filterGroups: [{ filters }], sorts, properties, limit: atOnce }
    return listed.parse(await calls.search('contacts', body)).results.map((one) => contactIn(names, one))
  }
  return {
    async findContact(email) {
      const found = await search([{ propertyName: 'email', operator: 'EQ', value: email }])
      return found.find((one) => one.email === email)
    },
    async readContact(crmId) {
      const path = `/crm/v3/objects/contacts/${encodeURIComponent(crmId)}?properties=${properties.join()}`
      const answer = await orNone(calls.ask({ path }))
      return answer === undefined ? undefined : contactIn(names, record.parse(answer))
    },
    /** By their numbers, since HubSpot leads through no more than ten thousand of one search. */
    listChanged: (since, after) =>
      search(
        [
          { propertyName: 'lastmodifieddate', operator: 'GTE', value: String(since.getTime()) },
          { propertyName: 'hs_object_id', operator: 'GT', value: after },
        ],
        [{ propertyName: 'hs_object_id', direction: 'ASCENDING' }],
      ),
  }
}

type Filter = { propertyName: string; operator: 'EQ' | 'GT' | 'GTE'; value: string }

function contactIn(names: Record<string, string | null>, { id, properties }: z.infer<typeof record>): CrmContact {
  const textOf = (field: string) => {
    const name = names[field]
    // PostgreSQL takes no NUL.
    return (name ? (properties[name] ?? '') : '').replaceAll('\0', '').trim().slice(0, 200)
  }
  const last = (properties[lastName] ?? '').replaceAll('\0', '').trim()
  return {
    crmId: id,
    email: textOf('email').toLowerCase(),
    name: `${textOf('name')} ${last}`.trim().slice(0, 200),
    companyName: textOf('company'),
    country: textOf('country'),
    phone: textOf('phone'),
    vatNumber: textOf('vat_number'),
  }
}
