import { normaliseSerial, type SerialFamily } from '#app/features/bicycles/models/models.serials.ts'
import {
  builtInUse,
  type BuiltInput,
  findBuilt,
  type ListedBicycle,
  removeBuilt,
  saveBuilt,
} from '#app/features/service/built-bicycles/built-bicycles.import.server.ts'
import type { Candidate, Kind, Standing, Written } from '../kind.ts'
import { builtColumns } from './built-bicycles.columns.ts'
import { nameCompanies } from './companies-named.server.ts'
import { familyNamed, isSerialOf } from './families.ts'
import { lockByKey } from './locking.server.ts'
import { idIn, textIn } from './values.ts'

/** The maker's list of the bicycles it has built. */
export const builtBicycles: Kind = {
  name: 'bicycles',
  columns: builtColumns,
  keyOf: ({ serial_number: serial }) => (typeof serial === 'string' ? normaliseSerial(serial) : ''),
  async validate(db, candidates, { portal }) {
    const { families } = portal.catalogues.current()
    for (const one of candidates) validate(families, one)
    await nameCompanies(db, candidates, 'company')
    // To whom it was sold such a list says by itself from then on, whatever an order says.
    for (const { incoming } of candidates) if ('company' in incoming.values) incoming.values['sold_by'] = null
  },
  lock: lockByKey({ table: 'built_bicycle', key: 'serial_number' }),
  async read(db, keys) {
    const found = await findBuilt(db, keys)
    return new Map([...found].map(([serial, bicycle]) => [serial, standingOf(bicycle)]))
  },
  write: (tx, records, { now }) => saveBuilt(tx, records.map(inputOf), now),
  async dependents(tx, ids) {
    const used = await builtInUse(tx, ids)
    return used.map(({ id, by }) => ({ id, reason: by === 'product' ? 'uses-product' : 'uses-ticket' }))
  },
  remove: removeBuilt,
}

function validate(families: readonly SerialFamily[], { incoming, refuse }: Candidate): void {
  const { values } = incoming
  const { family, serial_number: serial, made_on: made, delivered_on: delivered } = values
  const code = typeof family === 'string' ? familyNamed(families, family) : undefined
  if (typeof family === 'string' && code === undefined) refuse('family', 'family-unknown')
  if (code !== undefined) values['family'] = code
  if (typeof serial === 'string') {
    if (code !== undefined && !isSerialOf(families, code, serial))
      refuse('serial_number', 'serial-wrong', { family: code })
    values['serial_number'] = incoming.key
  }
  if (typeof made === 'string' && typeof delivered === 'string' && delivered < made)
    refuse('delivered_on', 'delivered-early')
}

function standingOf(one: ListedBicycle): Standing {
  const company = one.companyId === null ? null : { id: one.companyId, name: one.companyName ?? '' }
  const { id, serialNumber, family, size, colour, madeOn, deliveredOn, soldBy } = one
  const values = {
    serial_number: serialNumber,
    family,
    size,
    colour,
    made_on: madeOn,
    company,
    delivered_on: deliveredOn,
    sold_by: soldBy,
  }
  return { id, values }
}

function inputOf({ key, values }: Written): BuiltInput {
  const { family, size, colour, made_on: made, company, delivered_on: delivered, sold_by: order } = values
  return {
    serialNumber: key,
    family: textIn(family),
    size: textIn(size),
    colour: textIn(colour),
    madeOn: textIn(made) || null,
    companyId: idIn(company),
    deliveredOn: textIn(delivered) || null,
    soldBy: typeof order === 'number' ? order : null,
  }
}
