-- How staff have put two tickets together: linked, the first merged into the other, or split from it. No record of either
-- is rewritten by it: each keeps what was said and done there, and its history says what it belongs to.
create table ticket_relation (
  -- Of two that are linked the lower number.
  ticket_id bigint not null references ticket on delete cascade,
  other_id bigint not null references ticket on delete cascade,
  kind text not null check (kind in ('linked', 'merged', 'split')),
  created_by bigint not null references account,
  created_at timestamptz not null,
  primary key (ticket_id, other_id, kind),
  check (ticket_id <> other_id and (kind <> 'linked' or ticket_id < other_id))
);
create index ticket_relation_other on ticket_relation (other_id);
-- A ticket goes on in one other, and comes from one.
create unique index ticket_relation_once on ticket_relation (ticket_id, kind) where kind <> 'linked';

alter table ticket_event drop constraint ticket_event_kind_check;
alter table ticket_event add constraint ticket_event_kind_check check (kind in (
  'opened', 'decision', 'stage', 'awaiting', 'file_withdrawn', 'subject', 'repair_choice', 'assigned', 'return_sent',
  'linked', 'unlinked', 'merged', 'split'));
