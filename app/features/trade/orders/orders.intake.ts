import * as z from 'zod/mini'
import { totalIsSum } from '#app/kit/intake/amounts.ts'
import { clean } from '#app/kit/storable.ts'
import { orderImport } from './orders.import.ts'

const { companyId: _companyId, ...fields } = orderImport.shape

/** An order as another system hands it over: its company is told by the number that the maker gave it. */
export const orderRow = z
  .strictObject({
    ...fields,
    customerNumber: z.string().check(clean, z.minLength(1), z.maxLength(60)),
  })
  .check(totalIsSum)
