-- The words of a published recall can be corrected: a wrong phone number stood there until it was closed. What they said before
-- is kept with what happened to it.
alter table recall add column corrected_at timestamptz;
alter table recall_event drop constraint recall_event_kind_check;
alter table recall_event add constraint recall_event_kind_check
  check (kind in ('written', 'published', 'closed', 'unit', 'stock', 'corrected'));
