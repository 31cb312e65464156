-- What was promised is an answer, and the decision is one: its day ends there, kept or not. Who promises a day for the
-- work that follows says so by hand, and that one runs as any other. After `ticket_event_answer`, by its name: that notes
-- whether the day was kept.
create function end_promise() returns trigger language plpgsql as $$
begin
  update ticket set promised_at = null where id = new.ticket_id and promised_at is not null;
  return null;
end $$;
create trigger ticket_event_ends_promise after insert on ticket_event
  for each row when (new.kind = 'decision') execute function end_promise();

-- Of open tickets that were decided before this: the day that nobody has promised since.
update ticket set promised_at = null
where promised_at is not null and stage <> 'ticket_closed'
  and exists (select from ticket_event decided where decided.ticket_id = ticket.id and decided.kind = 'decision'
    and not exists (select from ticket_event later where later.ticket_id = ticket.id and later.id > decided.id
      and later.kind in ('awaiting', 'appeal')));
