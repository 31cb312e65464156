-- What was given up is few among the many that are done: administrators see it, and how many there are, at every visit.
create index outbox_undelivered on outbox (dead_at desc, id desc) where dead_at is not null;
