-- Whose decision is appealed against stands there until the appeal is decided: a claim that is assessed once more
-- after that is no appeal.
update ticket set appealed_against = null
where appealed_against is not null
  and exists (select from ticket_event decided where decided.ticket_id = ticket.id and decided.kind = 'decision'
    and not exists (select from ticket_event later where later.ticket_id = ticket.id and later.id > decided.id
      and later.kind = 'appeal'));
drop index ticket_appeals;
create index ticket_appeals on ticket (appealed_at, id) where appealed_against is not null and stage = 'new_request';
