import { sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { OrderRequest } from './orders.requests.ts'

type Input = {
  companyId: number
  askedBy: number
  sourceOrder: string
  submission: string
  formContent: string
  lines: readonly { itemNumber: string; itemName: string; quantity: number }[]
}

/** @returns its number, or undefined where this form has made one already */
export async function addRequest(tx: Db, input: Input, now: Date): Promise<number | undefined> {
  const row = await tx
    .insertInto('order_request')
    .values({
      company_id: input.companyId,
      asked_by: input.askedBy,
      source_order: input.sourceOrder,
      submission: input.submission,
      form_content: input.formContent,
      asked_at: now,
    })
    .onConflict((conflict) => conflict.columns(['asked_by', 'submission']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return undefined
  const lines = input.lines.map((line, at) => ({
    request_id: row.id,
    position: at + 1,
    item_number: line.itemNumber,
    item_name: line.itemName,
    quantity: line.quantity,
  }))
  await tx.insertInto('order_request_line').values(lines).execute()
  return row.id
}

export function findRequestBySubmission(db: Db, { askedBy, submission }: Pick<Input, 'askedBy' | 'submission'>) {
  return db
    .selectFrom('order_request')
    .select(['id', 'form_content as formContent'])
    .where('asked_by', '=', askedBy)
    .where('submission', '=', submission)
    .executeTakeFirst()
}

/** What is to be sent, while it waits. */
export async function findWaiting(db: Db, id: number) {
  const request = await db
    .selectFrom('order_request')
    .innerJoin('company', 'company.id', 'order_request.company_id')
    .select(['order_request.id', 'company.customer_number as customerNumber'])
    .where('order_request.id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  if (!request) return undefined
  const lines = await db
    .selectFrom('order_request_line')
    .select(['item_number as itemNumber', 'quantity'])
    .where('request_id', '=', id)
    .orderBy('position')
    .execute()
  return { ...request, lines }
}

type Answer = { state: 'taken'; erp_number: string } | { state: 'refused'; reason: string }

/** Once: what was answered stays. */
export async function answerRequest(db: Db, id: number, answer: Answer, now: Date): Promise<void> {
  await db
    .updateTable('order_request')
    .set({ ...answer, answered_at: now })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

const linesOf = sql<OrderRequest['lines']>`(
  select coalesce(jsonb_agg(jsonb_build_object('itemNumber', item_number, 'itemName', item_name, 'quantity', quantity)
    order by position), '[]') from order_request_line where request_id = order_request.id)`

/** What one company has asked for of one order, the latest first. */
export function listRequestsOf(db: Db, companyId: number, sourceOrder: string): Promise<OrderRequest[]> {
  return db
    .selectFrom('order_request')
    .innerJoin('account', 'account.id', 'order_request.asked_by')
    .select(['order_request.id', 'state', 'erp_number as erpNumber', 'reason', 'asked_at as askedAt'])
    .select(['account.name as askedBy', linesOf.as('lines')])
    .where('order_request.company_id', '=', companyId)
    .where('source_order', '=', sourceOrder)
    .orderBy('order_request.id', 'desc')
    .limit(20)
    .execute()
}

export async function customerNumberOf(db: Db, companyId: number): Promise<string> {
  const company = await db
    .selectFrom('company')
    .select('customer_number as customerNumber')
    .where('id', '=', companyId)
    .executeTakeFirst()
  return company?.customerNumber ?? ''
}
