import * as z from 'zod/mini'
import type { Db } from '#app/kit/db/db.server.ts'
import { type Block, writeLetter } from '#app/kit/mail-layout.server.tsx'
import * as outbox from '#app/kit/outbox/outbox.server.ts'
import type { Jobs } from '#app/kit/outbox/worker.server.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { refreshLastDays } from '#app/features/bicycles/warranty/warranty.server.ts'
import { addressIn, letterheadIn, type Portal } from '#app/portal.server.ts'
import { findProductToTellOf, findReader, lockProducts } from './jobs.store.server.ts'
import { mailWords } from './mails.words.ts'
import { productTitle } from './products.ts'

const about = z.object({
  productId: z.number(),
  accountId: z.number(),
  mail: z.enum(['given', 'taken', 'reassigned', 'given-way']),
})

const delivered = z.object({ ids: z.array(z.number()) })

/** `byMaker`: by a code of staff's, which anyone who held the bicycle has given to nobody. */
type Move = { productId: number; givers: Iterable<number>; byMaker: boolean; taker: number }

/** Tells either side that a bicycle has changed hands: one mail a person, each a row of its own subject. */
export async function announceMove(tx: Db, { productId, givers, byMaker, taker }: Move, now: Date): Promise<void> {
  const lost = byMaker ? 'reassigned' : 'given'
  const mails = [...[...givers].map((accountId) => ({ accountId, mail: lost })), { accountId: taker, mail: 'taken' }]
  for (const { accountId, mail } of mails) await tell(tx, productId, accountId, mail, now)
}

/** Tells the person who registered a bicycle that the registration has given way to one with a proof of purchase. */
export function announceLoss(tx: Db, productId: number, accountId: number, now: Date): Promise<void> {
  return tell(tx, productId, accountId, 'given-way', now)
}

async function tell(tx: Db, productId: number, accountId: number, mail: string, now: Date): Promise<void> {
  await outbox.put(
    tx,
    { kind: 'mail.product', subject: `product ${productId} ${accountId}`, payload: { productId, accountId, mail } },
    now,
  )
}

export function productJobs(portal: Portal): Jobs {
  return {
    /** The maker's list says another day of delivery of these, from which coverage may count. */
    async 'products.delivered'(payload, tx) {
      for (const id of await lockProducts(tx, delivered.parse(payload).ids))
        await refreshLastDays(tx, portal.catalogues.current(), id)
      return undefined
    },
    /** Anyone who has left meanwhile gets nothing. */
    async 'mail.product'(payload, tx) {
      const { productId, accountId, mail } = about.parse(payload)
      const reader = await findReader(tx, accountId)
      const product = await findProductToTellOf(tx, productId)
      if (!reader || !product) return
      const { locale, firstName: name, email: to } = reader
      const say = sayIn(mailWords, locale)
      const { serialNumber: serial } = product
      const link = addressIn(portal, locale, mail === 'taken' ? `/products/${productId}` : '/products')
      const blocks: Block[] = [
        { text: name ? say('hello', { name }) : say('hello.nameless') },
        { text: say(`${mail}.text`) },
        { text: say('bike', { title: productTitle(product), serial }), strong: true },
        { text: say(`${mail}.more`) },
        { link, text: say(`${mail}.open`) },
      ]
      return { to, subject: say(`${mail}.subject`, { serial }), ...writeLetter(letterheadIn(portal, locale), blocks) }
    },
  }
}
