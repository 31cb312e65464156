-- The model's instructions as they stood, in every language; empty for tickets from before.
alter table ticket add column instructions_in jsonb not null default '{}';
-- A closed ticket names the one that follows it.
create index ticket_follows on ticket (follows_id) where follows_id is not null;
