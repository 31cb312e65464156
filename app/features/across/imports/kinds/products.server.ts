import type { Family } from '#app/catalogue/catalogue.ts'
import { companiesOfPeople, countriesOfCompanies } from '#app/features/people/company/company.import.server.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import { normaliseSerial } from '#app/features/bicycles/models/models.serials.ts'
import {
  findRegistered,
  type RegisteredBike,
  registeredInUse,
  removeRegistered,
  saveRegistered,
} from '#app/features/service/products/products.import.server.ts'
import type { Candidate, Kind, Standing, Values } from '../kind.ts'
import { nameCompanies } from './companies-named.server.ts'
import { familyNamed, isSerialOf } from './families.ts'
import { lockByKey } from './locking.server.ts'
import { productColumns } from './products.columns.ts'
import { idIn, textIn } from './values.ts'

/** Bicycles that dealers and riders have registered elsewhere before. */
export const products: Kind = {
  name: 'products',
  columns: productColumns,
  keyOf: ({ serial_number: serial }) => normaliseSerial(textIn(serial)),
  async validate(db, candidates, { portal, now }) {
    const { families } = portal.catalogues.current()
    for (const one of candidates) validate(families, dayOf(now), one)
    await nameByAddress(db, candidates)
    await nameCompanies(db, candidates, 'company')
    const there = await findRegistered(
      db,
      candidates.map(({ incoming }) => incoming.key),
    )
    for (const { incoming, refuse } of candidates) {
      const [holder, company] = [there.get(incoming.key), idIn(incoming.values['company'])]
      if (holder && company !== null && holder.companyId !== company) refuse('company', 'held-by-other')
    }
    await addCountries(db, candidates, there)
  },
  lock: lockByKey({ table: 'product', key: 'serial_number' }),
  async read(db, keys) {
    const found = await findRegistered(db, keys)
    return new Map([...found].map(([serial, bike]) => [serial, standingOf(bike)]))
  },
  async write(tx, records, { portal, now, actorId }) {
    const before = await findRegistered(
      tx,
      records.map(({ key }) => key),
    )
    const saving = { actorId, now, catalogue: portal.catalogues.current() }
    for (const { key, values } of records)
      await saveRegistered(tx, before.get(key), bikeOf(key, values, dayOf(now)), saving)
  },
  async dependents(tx, ids) {
    const used = await registeredInUse(tx, ids)
    return used.map(({ id, by }) => ({ id, reason: by === 'ticket' ? 'uses-ticket' : 'uses-log' }))
  },
  remove: removeRegistered,
}

function validate(families: readonly Family[], today: string, { incoming, refuse }: Candidate): void {
  const { values } = incoming
  const [family, serial] = [textIn(values['family']), textIn(values['serial_number'])]
  const code = familyNamed(families, family)
  if (family !== '' && code === undefined) refuse('family', 'family-unknown')
  if (code !== undefined) values['family'] = code
  if (code !== undefined && serial !== '' && !isSerialOf(families, code, serial))
    refuse('serial_number', 'serial-wrong', { family: code })
  if (serial !== '') values['serial_number'] = normaliseSerial(serial)
  for (const day of ['date_of_purchase', 'registered_on']) if (textIn(values[day]) > today) refuse(day, 'in-future')
  // A blank cell is no day: the bike is registered by the import.
  if ('registered_on' in values) values['registered_on'] ??= today
}

/** Who holds a bicycle may be told by their own address: of who is there, or invited. */
async function nameByAddress(db: Db, candidates: readonly Candidate[]): Promise<void> {
  const asked = candidates.filter(({ incoming: { values } }) => (values['company'] ?? null) === null)
  const found = await companiesOfPeople(
    db,
    asked.flatMap(({ incoming: { values } }) => textIn(values['email']) || []),
  )
  for (const { incoming, refuse } of asked) {
    const email = textIn(incoming.values['email'])
    const [company, ...others] = found.get(email) ?? []
    if (email === '') refuse('company' in incoming.values ? 'company' : 'email', 'required')
    else if (!company) refuse('email', 'person-unknown')
    else if (others.length > 0) refuse('email', 'company-several')
    else incoming.values['company'] = company
  }
  for (const { incoming } of candidates) delete incoming.values['email']
}

/** Where the file does not say it, a bicycle was bought where its holder is. */
async function addCountries(
  db: Db,
  candidates: readonly Candidate[],
  there: ReadonlyMap<string, RegisteredBike>,
): Promise<void> {
  const lacking = candidates.filter(({ incoming: { values } }) => (values['country'] ?? null) === null)
  const countries = await countriesOfCompanies(
    db,
    lacking.flatMap(({ incoming }) => idIn(incoming.values['company']) ?? []),
  )
  for (const { incoming } of lacking) {
    const country = countries.get(idIn(incoming.values['company']) ?? 0)
    if (there.has(incoming.key) || country === undefined) delete incoming.values['country']
    else incoming.values['country'] = country
  }
}

function standingOf({ id, companyId, companyName, ...facts }: RegisteredBike): Standing {
  const { serial_number, frame_model: family, size, colour, country, date_of_purchase, registered_on } = facts
  const company = { id: companyId, name: companyName }
  return { id, values: { serial_number, family, company, size, colour, country, date_of_purchase, registered_on } }
}

function bikeOf(serial: string, values: Values, today: string) {
  return {
    companyId: idIn(values['company']) ?? 0,
    serial_number: serial,
    frame_model: textIn(values['family']),
    size: textIn(values['size']),
    colour: textIn(values['colour']),
    country: textIn(values['country']),
    date_of_purchase: textIn(values['date_of_purchase']),
    registered_on: textIn(values['registered_on']) || today,
  }
}
