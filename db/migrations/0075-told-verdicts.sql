-- What the sender of a claim had been told of its coverage, by the catalogue version of the ticket: it stays beside what
-- was decided. Null where nothing had been told.
alter table ticket add column told_verdict jsonb;
