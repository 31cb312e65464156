-- Two kinds of events more, beside those that are allowed by now.
do $$
declare kinds text;
begin
  select string_agg(distinct quote_literal(kind[1]), ', ') into kinds
  from pg_constraint, regexp_matches(pg_get_constraintdef(oid), '''([a-z_]+)''', 'g') kind
  where conname = 'ticket_event_kind_check';
  alter table ticket_event drop constraint ticket_event_kind_check;
  execute format('alter table ticket_event add constraint ticket_event_kind_check check (kind in (%s, %L, %L))',
    kinds, 'follower_added', 'follower_removed');
end $$;
