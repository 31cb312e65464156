import { sql } from 'kysely'
import { openStates } from '#app/features/service/recalls/recalls.ts'
import { isClosedTicket } from '../tickets.stages.server.ts'
import type { SurveyOfTicket } from './survey.ts'

/**
 * On a row of `ticket`: the survey it was asked about, or else the one that asks about tickets like it. Whether that is
 * within its days, `surveyOn` says.
 */
export const surveyOfTicket = sql<SurveyOfTicket | null>`(
  select json_build_object('invitationId', one.id, 'isOpened', survey.state = 'open', 'startsOn', survey.starts_on,
    'endsOn', survey.ends_on, 'score', answer.score,
    'of', case when survey.questions -> 0 ->> 'kind' = 'five' then 5 else 10 end,
    'call', case when task.done_at is not null then 'done' when task.due_on is not null then 'open' end)
  from survey
    left join survey_invitation one on one.survey_id = survey.id and one.ticket_id = ticket.id
    left join survey_answer answer on answer.invitation_id = one.id
    left join survey_task task on task.invitation_id = one.id
  where one.revoked_at is null and (one.id is not null or (survey.trigger = 'ticket' and survey.state = 'open'
    and ${isClosedTicket} and ticket.close_reason = 'done' and ticket.warranty_accepted is distinct from false
    and not exists (select from ticket_rating rating where rating.ticket_id = ticket.id)
    and not exists (select from survey_invitation other where other.ticket_id = ticket.id)
    and not exists (select from recall_unit unit join recall on recall.id = unit.recall_id
      where unit.serial_folded = ticket.serial_folded and recall.state <> 'draft' and unit.state = any(${openStates}))))
  order by one.id limit 1)`
