-- A chain over the chains: each seal holds the heads that changed since the one before, and a digest over them and that
-- one. Whoever keeps a seal's digest elsewhere, as a line of the server's log, knows when all up to it was made up again.
create table log_seal (
  id integer primary key,
  at timestamptz not null,
  digest bytea not null
);

create table log_seal_head (
  seal_id integer not null,
  ticket_id bigint not null,
  length integer not null,
  head bytea not null,
  removed_by text check (removed_by in ('tickets', 'aesthetic')),
  primary key (seal_id, ticket_id)
);

comment on table log_seal is 'written by its owner’s functions alone';
comment on table log_seal_head is 'written by its owner’s functions alone';

-- One seal of so many tickets; null where none has changed. What somebody is writing just now waits for the next.
create function seal_log(moment timestamptz, most integer) returns log_seal
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  latest log_seal;
  made log_seal;
  heads text;
begin
  perform pg_advisory_xact_lock(hashtext('log seal'));
  select * into latest from log_seal order by id desc limit 1;
  made.id := coalesce(latest.id, 0) + 1;
  made.at := moment;
  with waiting as (
    select ticket_id from ticket_chain where not is_sealed order by ticket_id limit most for update skip locked
  ), taken as (
    update ticket_chain set is_sealed = true from waiting where ticket_chain.ticket_id = waiting.ticket_id
    returning ticket_chain.ticket_id, length, head, removed_by
  ), kept as (
    insert into log_seal_head (seal_id, ticket_id, length, head, removed_by)
    select made.id, ticket_id, length, head, removed_by from taken
    returning ticket_id, length, head, removed_by
  )
  select string_agg(concat_ws(':', ticket_id, length, encode(head, 'hex'), removed_by), ',' order by ticket_id)
    into heads from kept;
  if heads is null then return null; end if;
  made.digest := sha256(convert_to(concat_ws(' ', made.id, extract(epoch from moment),
    encode(coalesce(latest.digest, ''), 'hex'), heads), 'UTF8'));
  insert into log_seal values (made.*);
  return made;
end $$;

-- What administrators had checked, and what came of it.
create table log_check (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  by_id bigint not null references account,
  report jsonb not null
);
