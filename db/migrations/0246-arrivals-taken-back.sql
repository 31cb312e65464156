-- The desk said of the wrong appointment that it had arrived, and takes it back.
alter table appointment_event drop constraint appointment_event_kind_check;
alter table appointment_event add constraint appointment_event_kind_check check (kind in
  ('booked', 'moved', 'promised', 'arrived', 'ready', 'done', 'cancelled', 'no_show', 'relinked', 'surveys_yes', 'surveys_no',
   'not_arrived'));
