import { sql } from 'kysely'
import type { Ticket } from '../tickets.ts'
import { isClosedTicket } from '../tickets.stages.server.ts'

const isAsking = sql`survey.state = 'open'
  and current_date between coalesce(survey.starts_on, current_date) and coalesce(survey.ends_on, current_date)`

/** Of a row of `ticket`: what it was asked about in a survey, or else the one that asks about tickets like it. */
export const surveyOfTicket = sql<Ticket['survey']>`(
  select json_build_object('invitationId', one.id, 'isOpen', ${isAsking}, 'score', answer.score,
    'of', case when survey.questions -> 0 ->> 'kind' = 'five' then 5 else 10 end,
    'call', case when task.done_at is not null then 'done' when task.due_on is not null then 'open' end)
  from survey
    left join survey_invitation one on one.survey_id = survey.id and one.ticket_id = ticket.id
    left join survey_answer answer on answer.invitation_id = one.id
    left join survey_task task on task.invitation_id = one.id
  where one.revoked_at is null and (one.id is not null or (survey.trigger = 'ticket' and ${isAsking}
    and ${isClosedTicket} and ticket.close_reason = 'done' and ticket.warranty_accepted is distinct from false
    and not exists (select from ticket_rating rating where rating.ticket_id = ticket.id)
    and not exists (select from survey_invitation other where other.ticket_id = ticket.id)
    and not exists (select from recall_unit unit join recall on recall.id = unit.recall_id
      where unit.serial_folded = ticket.serial_folded and recall.state <> 'draft')))
  order by one.id limit 1)`
