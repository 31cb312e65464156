-- The question by mail: when it was asked, and the link by which it is answered without signing in. Of the link only the
-- hash is kept; the portal makes it again from its secret for each time the mail is sent.
alter table ticket_rating
  add column mailed_at timestamptz,
  add column token_hash bytea unique,
  add column link_ends_at timestamptz;
create index ticket_rating_mailed on ticket_rating (account_id, mailed_at desc) where mailed_at is not null;

-- One topic more, beside those that are allowed by now.
do $$
declare topics text;
begin
  select string_agg(distinct quote_literal(topic[1]), ', ') into topics
  from pg_constraint, regexp_matches(pg_get_constraintdef(oid), '''([a-z_]+)''', 'g') topic
  where conname = 'subscription_event_topic_check';
  alter table subscription_event drop constraint subscription_event_topic_check;
  execute format('alter table subscription_event add constraint subscription_event_topic_check check (topic in (%s, %L))',
    topics, 'surveys');
end $$;
