-- What waits is read in the order in which it was put, a few hundred rows at a time, and never joined with itself: how long
-- that takes does not hang on what the statistics say of the table.
create index outbox_queue on outbox (id) where done_at is null and dead_at is null;
drop index outbox_waiting;
drop index outbox_subject;
