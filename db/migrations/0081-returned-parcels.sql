-- With what a part that is asked back is on its way, as its sender says.
alter table ticket
  add column return_carrier text not null default '',
  add column return_tracking text not null default '';

alter table ticket_event drop constraint ticket_event_kind_check;
alter table ticket_event add constraint ticket_event_kind_check check (kind in (
  'opened', 'decision', 'stage', 'awaiting', 'file_withdrawn', 'subject', 'repair_choice', 'assigned', 'return_sent'));
