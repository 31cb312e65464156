-- How often work on a row has begun and has not come back: its job may be what ends each process that works on it.
alter table outbox add column begun integer not null default 0;
