import * as z from 'zod/mini'
import { feedOfCompanies } from '#app/features/people/company-facts/company-facts.feed.server.ts'
import { companyKinds } from '#app/features/people/company-facts/company-facts.ts'
import { locales } from '#app/kit/words/locales.ts'
import { id, moment, onlyOne, orNull, pageFrom, pageOf, paging, shownBy, since, feedQueryOf } from '../fields.ts'
import { about } from '../notes.ts'
import { type Operation, reading } from '../operations.ts'

const company = z.strictObject({
  id,
  kind: z.enum(companyKinds).check(about('kind')),
  name: z.string(),
  customerNumber: orNull(z.string()),
  country: z.string(),
  vatNumber: z.string(),
  language: z.enum(locales),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  phone: z.string(),
  email: z.string(),
  createdAt: moment,
})

type Row = Awaited<ReturnType<typeof feedOfCompanies>>['rows'][number]

function shown(row: Row) {
  return shownBy(company, { ...row, language: row.locale })
}

export const companyOperations: readonly Operation[] = [
  reading({
    name: 'companies.list',
    path: '/companies',
    scope: 'companies:read',
    query: z.strictObject({ ...paging, ...since('creation') }),
    answer: pageOf(company),
    run: async ({ portal, viewer }, query) =>
      pageFrom(await feedOfCompanies(portal, viewer, feedQueryOf(query)), shown),
  }),
  reading({
    name: 'companies.read',
    path: '/companies/{id}',
    scope: 'companies:read',
    answer: company,
    run: async ({ portal, viewer, id: asked }) =>
      shown(onlyOne(await feedOfCompanies(portal, viewer, { limit: 1, id: asked }))),
  }),
]
