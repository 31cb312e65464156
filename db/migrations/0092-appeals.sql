-- A refusal can be appealed against once: when it was, and whose decision it is about.
alter table ticket
  add column appealed_at timestamptz,
  add column appealed_against bigint references account;
-- What is taken before all else; few at any time.
create index ticket_appeals on ticket (appealed_at, id) where appealed_at is not null and stage = 'new_request';

-- A kind of events more, beside those that are allowed by now.
do $$
declare kinds text;
begin
  select string_agg(distinct quote_literal(kind[1]), ', ') into kinds
  from pg_constraint, regexp_matches(pg_get_constraintdef(oid), '''([a-z_]+)''', 'g') kind
  where conname = 'ticket_event_kind_check';
  alter table ticket_event drop constraint ticket_event_kind_check;
  execute format('alter table ticket_event add constraint ticket_event_kind_check check (kind in (%s, %L))',
    kinds, 'appeal');
end $$;
