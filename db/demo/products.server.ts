import { createHash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Portal } from '#app/portal.server.ts'
import type { CompanyViewer } from '#app/features/people/account/account.ts'
import { addDays } from '#app/kit/words/days.ts'
import { logActivity, checkConsumable, offerTransfer } from '#app/features/service/products/products.changes.server.ts'
import { plannedServices } from '#app/catalogue/catalogue.services.ts'
import { logServiceDone } from '#app/features/service/products/products.service.server.ts'
import { registerProduct } from '#app/features/service/products/products.register.server.ts'
import { refreshLastDays } from '#app/features/bicycles/warranty/warranty.refresh.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import { type Claim, idOf } from './claims.ts'
import { portalAt } from './past.server.ts'
import type { Cast } from './people.server.ts'
import { companies, people } from './people.ts'
import { type Bike, bikesOf } from './products/bikes.ts'
import { type LogEntry, logOf } from './products/logs.ts'

type Stage = { portal: Portal; tx: Transaction<Tables>; cast: Cast; now: Date }

/** Bicycles that were sold and registered, those the tickets speak of among them, each with what was done to it since. */
export async function addProducts(
  portal: Portal,
  tx: Transaction<Tables>,
  cast: Cast,
  claims: readonly Claim[],
): Promise<void> {
  const stage = { portal, tx, cast, now: portal.clock.now() }
  for (const bike of bikesOf(claims, stage.now)) await register(stage, bike)
  await addReceipts(portal, tx)
}

async function register(stage: Stage, bike: Bike): Promise<void> {
  const viewer = stage.cast.members.get(`${bike.by}@demo.example`)
  if (!viewer) throw new Error(`Nobody in the demonstration is called ${bike.by}`)
  const at = momentOn(bike.registered, 10)
  const done = await registerProduct(portalAt(stage.portal, stage.tx, at), viewer, {
    submission: idOf(`product ${bike.serial}`),
    country: countryOf(bike.by),
    frame_model: bike.family,
    serial_number: bike.serial,
    date_of_purchase: bike.bought,
    size: bike.size,
    colour: bike.colour,
    safety_contact: true,
    marketing: bike.marketing,
  })
  if (!('id' in done)) throw new Error(`${bike.serial}: ${JSON.stringify(done)}`)
  await stage.tx
    .updateTable('product')
    .set({
      name: bike.name,
      attributes: JSON.stringify(bike.attributes),
      // By chance it would be another one each time.
      passport_code: createHash('sha256').update(`passport ${bike.serial}`).digest('base64url').slice(0, 16),
      search: sql<string>`search || ' ' || lower(${bike.name})`,
    })
    .where('id', '=', done.id)
    .execute()
  for (const [index, entry] of logOf(bike).entries()) await log(stage, viewer, bike, done.id, { ...entry, index })
  // A bicycle that is about to be sold on: its code can be tried.
  if (bike.isOffered) await offerTransfer(portalAt(stage.portal, stage.tx, stage.now), viewer, done.id)
}

async function log(
  stage: Stage,
  registeredBy: CompanyViewer,
  bike: Bike,
  id: number,
  { index, after, by, ...entry }: LogEntry & { index: number },
): Promise<void> {
  const day = addDays(bike.bought, after)
  const at = momentOn(day, 15)
  if (at > stage.now) return
  const viewer = stage.cast.members.get(`${by}@demo.example`)
  const actor = viewer?.companyId === registeredBy.companyId ? viewer : registeredBy
  const portal = portalAt(stage.portal, stage.tx, at)
  const service = 'activity' in entry && plannedServices.find((one) => one === entry.activity)
  // A rider's bicycle in the shop: the workshop enters what it did.
  if (viewer && registeredBy.role === 'customer' && actor !== viewer && service) {
    await logServiceDone(portal, stage.tx, { productId: id, service, day, actorId: viewer.accountId }, at)
    return
  }
  const submission = idOf(`product ${bike.serial} ${index}`)
  if ('consumable' in entry)
    await checkConsumable(portal, actor, id, { submission, day, consumable: entry.consumable, state: entry.state })
  else await logActivity(portal, actor, id, { submission, day, activity: entry.activity, text: entry.text })
}

/** The proof of purchase somebody sent with a ticket belongs to the bicycle as well; rows may share their content. */
async function addReceipts(portal: Portal, tx: Transaction<Tables>): Promise<void> {
  await sql`
    insert into attachment (id, owner_id, submission, field, product_id, company_id, name, kind, media_type, bytes,
      content_key, thumb_key, width, height, created_at)
    select distinct on (product.id) md5('receipt ' || product.serial_number)::uuid, product.held_by, product.submission,
      'receipt', product.id, product.company_id, file.name, file.kind, file.media_type, file.bytes,
      file.content_key, file.thumb_key, file.width, file.height, product.held_since
    from product
      join ticket on ticket.serial_folded = product.serial_folded and ticket.company_id = product.company_id
      join attachment file on file.ticket_id = ticket.id and file.field = 'receipt' and not file.internal
    order by product.id, file.id`.execute(tx)
  const proved = await tx
    .updateTable('product')
    .set({ confirmed_by: 'receipt' })
    .where('confirmed_by', 'is', null)
    .where((row) =>
      row.exists(
        row.selectFrom('attachment').select('attachment.id').whereRef('attachment.product_id', '=', 'product.id'),
      ),
    )
    .returning('id')
    .execute()
  for (const { id } of proved) await refreshLastDays(tx, portal.catalogues.current(), id)
}

function momentOn(day: string, hour: number): Date {
  return new Date(`${day}T${String(hour).padStart(2, '0')}:20:00Z`)
}

function countryOf(name: string) {
  const company = people.find(({ email }) => email === `${name}@demo.example`)?.company
  if (!company) throw new Error(`${name} belongs to no company`)
  return companies[company].country
}
