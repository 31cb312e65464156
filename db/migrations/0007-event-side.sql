-- Which side acted. It is told by what was done, not by who did it: people change sides, and what they did stays.
alter table ticket_event add column from_staff boolean;
update ticket_event
  set from_staff = kind <> 'opened' and not (kind = 'stage' and reason = 'withdrawn' and detail = '{}');
alter table ticket_event alter column from_staff set not null;
