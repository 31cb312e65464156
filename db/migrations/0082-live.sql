-- Open pages hear of a ticket about which something was said or done, by whichever verb, in the transaction that does it:
-- its number alone. Of a note only staff may hear.
create function tell_live() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', tg_argv[0] || ' ' || new.ticket_id);
  return null;
end $$;

create trigger message_live after insert on message
  for each row when (not new.internal) execute function tell_live('ticket');
create trigger note_live after insert on message
  for each row when (new.internal) execute function tell_live('note');
create trigger ticket_event_live after insert on ticket_event
  for each row execute function tell_live('ticket');
