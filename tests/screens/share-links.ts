import { createHash, randomBytes } from 'node:crypto'
import type { Client } from 'pg'

/** A share of the demonstration's dealer with some pictures of the library, to be opened by its link. */
export async function shareLink(client: Client): Promise<string> {
  const token = randomBytes(16).toString('base64url')
  await client.query(
    `with made as (insert into media_share (company_id, made_by, recipient, note, made_at, last_day, token_hash, submission, search)
      select company_id, id, 'Studio Grafico Pavan', 'Per il volantino di Natale.', now(), current_date + 30, $1,
        gen_random_uuid(), 'studio grafico pavan'
      from account where email = 'dealer@demo.example' returning id)
    insert into media_share_asset (share_id, resource_id)
    select made.id, asset.id from made, ${pictures} asset`,
    [createHash('sha256').update(token).digest()],
  )
  return token
}

const pictures = `(select id from resource where shelf = 'media' and withdrawn_at is null and terms_until is null
  order by terms, id limit 8)`

/** As the address of a new share names them: some that may be handed on, and one that may not. */
export async function sharedAssets(client: Client): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `select id from ${pictures} asset union all (select id from resource where terms = 'internal' and shelf = 'media' limit 1)`,
  )
  return rows.map(({ id }) => id).join('.')
}
