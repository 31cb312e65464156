-- Up to where somebody has read a ticket: the latest message and the latest event that were before them.
create table ticket_read (
  account_id bigint not null references account,
  ticket_id bigint not null references ticket on delete cascade,
  from_staff boolean not null,
  message_id bigint not null,
  event_id bigint not null,
  -- When they first saw the latest of these messages that the other side wrote; null: there is none.
  read_at timestamptz,
  primary key (account_id, ticket_id)
);
create index ticket_read_ticket on ticket_read (ticket_id);

-- What happened before is no news to this person; null: before they had an account.
alter table account add column news_from timestamptz;
update account set news_from = now();

-- A person's other pages hear that they have read a ticket, and everybody whom it concerns that the other side has.
create function tell_read() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'read ' || new.ticket_id || ' ' || new.account_id);
  if new.read_at is not null and (tg_op = 'INSERT' or new.read_at is distinct from old.read_at) then
    perform pg_notify('live', 'ticket ' || new.ticket_id);
  end if;
  return null;
end $$;
create trigger ticket_read_live after insert or update on ticket_read for each row execute function tell_read();
