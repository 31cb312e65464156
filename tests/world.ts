import { randomUUID } from 'node:crypto'
import { searchable } from '#app/kit/lists/searchable.ts'
import type { Portal } from '#app/portal.server.ts'
import { foldSerial } from '#app/features/bicycles/models/models.serials.ts'
import type { Awaiting } from '#app/features/service/tickets/tickets.ts'
import type { Stage } from '#app/features/service/tickets/tickets.stages.ts'
import type { Member } from './app.ts'

export type TicketOptions = {
  of: Member
  stage?: Stage
  awaiting?: Awaiting
  subject?: string
  serial?: string
  content?: string
  promisedAt?: string
  accepted?: boolean
  family?: string
  part?: string
  damage?: string
  at?: Date
}

/** A ticket put straight into the database: what its form would have asked for is not what the test is about. */
export async function addTicket(portal: Portal, options: TicketOptions): Promise<{ id: number }> {
  const {
    of,
    stage = 'new_request',
    serial = 'C68.51S.00123',
    content = 'La vernice si è staccata dal tubo orizzontale.',
  } = options
  const at = options.at ?? portal.clock.now()
  const { id } = await portal.db
    .insertInto('ticket')
    .values({
      company_id: of.viewer.companyId,
      author_id: of.viewer.accountId,
      submission: randomUUID(),
      locale: 'it',
      country: 'IT',
      frame_model: options.family ?? 'C68',
      serial_number: serial,
      serial_folded: foldSerial(serial),
      damage_phase: 'km0',
      part_involved: [options.part ?? 'frame'],
      kind_of_damage: options.damage ?? 'aesthetic',
      content,
      instructions: '',
      subject: options.subject ?? null,
      stage,
      warranty_accepted: options.accepted ?? null,
      awaiting: options.awaiting ?? (stage === 'ticket_closed' ? 'nobody' : 'maker'),
      promised_at: options.promisedAt ?? null,
      search: searchable(`${serial} ${options.subject ?? ''} ${content}`),
      created_at: at,
      last_activity_at: at,
      closed_at: stage === 'ticket_closed' ? at : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id }
}
