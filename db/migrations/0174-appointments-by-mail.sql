-- The day of which its person was reminded; of another, after a move, they are reminded once more.
alter table appointment add column reminded_for date;

-- Shops are written to about what riders book and cancel, or not.
do $$
declare topics text;
begin
  select string_agg(distinct quote_literal(topic[1]), ', ') into topics
  from pg_constraint, regexp_matches(pg_get_constraintdef(oid), '''([a-z_]+)''', 'g') topic
  where conname = 'subscription_event_topic_check';
  alter table subscription_event drop constraint subscription_event_topic_check;
  execute format('alter table subscription_event add constraint subscription_event_topic_check check (topic in (%s, %L))',
    topics, 'appointments');
end $$;
