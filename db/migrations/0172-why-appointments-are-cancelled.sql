-- Why one was cancelled, where somebody has chosen it: counted, unlike what they write in their own words.
alter table appointment add column cancel_why text check (cancel_why in
  ('unable', 'not_needed', 'elsewhere', 'asked', 'shop_closed', 'no_parts', 'no_staff', 'mistake', 'other'));

-- One kind of events more, beside those that are allowed by now: the desk has sent another link.
do $$
declare kinds text;
begin
  select string_agg(distinct quote_literal(kind[1]), ', ') into kinds
  from pg_constraint, regexp_matches(pg_get_constraintdef(oid), '''([a-z_]+)''', 'g') kind
  where conname = 'appointment_event_kind_check';
  alter table appointment_event drop constraint appointment_event_kind_check;
  execute format('alter table appointment_event add constraint appointment_event_kind_check check (kind in (%s, %L))',
    kinds, 'relinked');
end $$;
