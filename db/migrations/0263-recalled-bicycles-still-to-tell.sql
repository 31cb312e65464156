-- Of each registration a recall looks for whom to tell: of a large recall almost all know by then.
create index recall_unit_untold on recall_unit (recall_id)
  where told_at is null and state in ('open', 'notified', 'booked');
