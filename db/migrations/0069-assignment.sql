-- Who of the staff works on a ticket, by hand, by taking it, or by rule.
alter table ticket
  add column assignee_id bigint references account,
  -- Since when it waits for whom it waits for; of a ticket from before: since its latest activity.
  add column awaiting_since timestamptz;
create index ticket_assignee on ticket (assignee_id, last_activity_at desc, id desc)
  where stage <> 'ticket_closed' and assignee_id is not null;
create index ticket_unassigned on ticket (last_activity_at desc, id desc)
  where stage <> 'ticket_closed' and assignee_id is null;
-- What is taken next: promised first, then what nobody promised a day for.
create index ticket_to_take on ticket ((coalesce(promised_at, date '9999-12-31')), id)
  where stage <> 'ticket_closed' and assignee_id is null and awaiting = 'maker';

alter table ticket_event drop constraint ticket_event_kind_check;
alter table ticket_event add constraint ticket_event_kind_check check (kind in (
  'opened', 'decision', 'stage', 'awaiting', 'file_withdrawn', 'subject', 'repair_choice', 'assigned'));

-- To whom a new claim goes: by the country of the bicycle, its family, both, or neither. What says more counts.
create table assignment_rule (
  id bigint generated always as identity primary key,
  country text check (country ~ '^[A-Z]{2}$'),
  family text,
  assignee_id bigint not null references account,
  created_by bigint not null references account,
  created_at timestamptz not null,
  unique nulls not distinct (country, family)
);
