-- What was said and done on a ticket is chained: each entry holds a digest of a row as it was then and of the entry
-- before it, so that nothing can be changed or taken away unnoticed (docs/decisions/050). A trigger writes it, so that no
-- writer forgets; what answers requests cannot write here at all.

-- Of the bytes as they lie in the store. Null: the file came before this was kept.
alter table attachment add column content_sha256 text;

-- One a ticket, and its row is what two writers wait for. It outlives the ticket.
create table ticket_chain (
  ticket_id bigint primary key,
  length integer not null default 0,
  head bytea not null default '',
  -- How many entries were made of what was there when the log began.
  found integer not null default 0,
  -- Whether the latest seal knows this head.
  is_sealed boolean not null default false,
  -- The night whose run took the ticket away, and the period by which it did.
  removed_on date,
  removed_by text check (removed_by in ('tickets', 'aesthetic'))
);

create index ticket_chain_unsealed on ticket_chain (ticket_id) where not is_sealed;

create table ticket_log (
  ticket_id bigint not null,
  position integer not null,
  kind text not null check (kind in ('claim', 'message', 'event', 'file')),
  -- The message or event; a claim is its ticket. A file has an entry for each time its content or its being shown changed.
  row_id bigint,
  file_id uuid,
  -- Nobody can try texts against the digest without it: it goes with the ticket.
  salt uuid not null,
  content bytea not null,
  digest bytea not null,
  primary key (ticket_id, position)
);
create index ticket_log_file on ticket_log (file_id) where file_id is not null;

comment on table ticket_chain is 'written by its owner’s functions alone';
comment on table ticket_log is 'written by its owner’s functions alone';

-- What is held of each row. The check says it once more in its own words (ticket-log/rows.server.ts): it trusts nothing
-- that stands in the database. Left out is what may change without anything being said: the company after a merge, the
-- ticket that this one follows once that one is gone, what is reckoned from the rest.
create function said_of(one ticket) returns jsonb language sql stable as $$
  select jsonb_build_object('author_id', one.author_id, 'submission', one.submission, 'locale', one.locale,
    'country', one.country, 'frame_model', one.frame_model, 'serial_number', one.serial_number,
    'damage_phase', one.damage_phase, 'date_of_purchase', one.date_of_purchase, 'part_involved', one.part_involved,
    'kind_of_damage', one.kind_of_damage, 'content', one.content, 'notes', one.notes,
    'instructions', one.instructions, 'catalogue_version', one.catalogue_version, 'told_verdict', one.told_verdict,
    'created_at', one.created_at at time zone 'UTC')
$$;

create function said_of(one message) returns jsonb language sql stable as $$
  select jsonb_build_object('author_id', one.author_id, 'from_staff', one.from_staff, 'internal', one.internal,
    'submission', one.submission, 'body', one.body, 'answer', one.answer, 'question', one.question,
    'answers_id', one.answers_id, 'created_at', one.created_at at time zone 'UTC')
$$;

create function said_of(one ticket_event) returns jsonb language sql stable as $$
  select jsonb_build_object('kind', one.kind, 'actor_id', one.actor_id, 'from_staff', one.from_staff,
    'at', one.at at time zone 'UTC', 'from_stage', one.from_stage, 'to_stage', one.to_stage, 'reason', one.reason,
    'detail', one.detail)
$$;

create function said_of(one attachment) returns jsonb language sql stable as $$
  select jsonb_build_object('owner_id', one.owner_id, 'submission', one.submission, 'message_id', one.message_id,
    'internal', one.internal, 'field', one.field, 'name', one.name, 'kind', one.kind, 'media_type', one.media_type,
    'bytes', one.bytes, 'slot', one.slot, 'sent_sha256', one.sent_sha256, 'content_sha256', one.content_sha256,
    'captured_at', one.captured_at, 'created_at', one.created_at at time zone 'UTC',
    'withdrawn_at', one.withdrawn_at at time zone 'UTC')
$$;

create function chain_entry(of_ticket bigint, of_kind text, of_row bigint, of_file uuid, said jsonb) returns void
language plpgsql as $$
declare
  chain ticket_chain;
  pepper uuid := gen_random_uuid();
  held bytea := sha256(convert_to(pepper::text || said::text, 'UTF8'));
  next bytea;
begin
  select * into chain from ticket_chain where ticket_id = of_ticket for no key update;
  if not found then
    insert into ticket_chain (ticket_id) values (of_ticket) on conflict (ticket_id) do nothing;
    select * into chain from ticket_chain where ticket_id = of_ticket for no key update;
  end if;
  next := sha256(convert_to(concat_ws(' ', of_ticket, chain.length + 1, of_kind, coalesce(of_row::text, of_file::text, '-'),
    encode(held, 'hex'), encode(chain.head, 'hex')), 'UTF8'));
  insert into ticket_log (ticket_id, position, kind, row_id, file_id, salt, content, digest)
    values (of_ticket, chain.length + 1, of_kind, of_row, of_file, pepper, held, next);
  update ticket_chain set length = chain.length + 1, head = next, is_sealed = false where ticket_id = of_ticket;
end $$;

-- As the owner of the tables: the writer's own role may add nothing here, and change nothing.
create function chain_row() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  case tg_argv[0]
    when 'claim' then perform chain_entry(new.id, 'claim', null, null, said_of(new));
    when 'file' then perform chain_entry(new.ticket_id, 'file', null, new.id, said_of(new));
    else perform chain_entry(new.ticket_id, tg_argv[0], new.id, null, said_of(new));
  end case;
  return null;
end $$;

-- What was kept long enough leaves a line: when, by which period, and the last digest, which says nothing without its salts.
create function forget_chains(tickets bigint[], rule text, night date) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from ticket_log where ticket_id = any(tickets);
  update ticket_chain set removed_on = night, removed_by = rule, is_sealed = false where ticket_id = any(tickets);
end $$;

revoke execute on function chain_entry from public;

-- What is there is chained as it stands: that nobody had changed it before, nothing can say any more.
do $$
declare one record;
begin
  for one in
    select id as of_ticket, 0 as place, created_at as at, 'claim' as kind, null::bigint as row_id, null::uuid as file_id,
      said_of(ticket) as said from ticket
    union all select ticket_id, 1, created_at, 'message', id, null, said_of(message) from message
    union all select ticket_id, 1, at, 'event', id, null, said_of(ticket_event) from ticket_event
    union all select ticket_id, 1, created_at, 'file', null, id, said_of(attachment) from attachment
      where ticket_id is not null
    order by of_ticket, place, at, kind, row_id, file_id
  loop
    perform chain_entry(one.of_ticket, one.kind, one.row_id, one.file_id, one.said);
  end loop;
  update ticket_chain set found = length;
end $$;

create trigger ticket_chained after insert on ticket for each row execute function chain_row('claim');
create trigger message_chained after insert on message for each row execute function chain_row('message');
create trigger ticket_event_chained after insert on ticket_event for each row execute function chain_row('event');
create trigger attachment_chained after insert or update of ticket_id, content_key, withdrawn_at on attachment
  for each row when (new.ticket_id is not null) execute function chain_row('file');
