-- Whoever does not approve a quote says why, to the colleague who has to mend it.
alter table quote_event add column reason text not null default '';
