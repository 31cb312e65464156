import { createHash, randomBytes } from 'node:crypto'
import type { Client } from 'pg'

/** Somebody is asked about their visit to a workshop, and has not answered yet. */
export async function surveyLink(client: Client): Promise<string> {
  const token = randomBytes(16).toString('base64url')
  await client.query(
    `insert into survey_invitation (survey_id, account_id, appointment_id, company_id, token_hash, invited_at, ends_at)
    select survey.id, account.id, one.id, shop.company_id, $1, now(), now() + interval '60 days'
    from survey, account, appointment one join shop on shop.id = one.shop_id
    where survey.trigger = 'appointment' and account.email = 'customer@demo.example'
      and one.id not in (select appointment_id from survey_invitation where appointment_id is not null)
    order by one.id limit 1`,
    [createHash('sha256').update(token).digest()],
  )
  return token
}

/** A closed ticket of the demonstration's dealer that was asked about. */
export async function surveyedTicket(client: Client): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `select ticket_id as id from survey_invitation join account on account.id = account_id
    where ticket_id is not null and account.email = 'dealer@demo.example' order by 1 desc limit 1`,
  )
  return rows[0]?.id ?? ''
}
