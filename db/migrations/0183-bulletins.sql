-- What the maker tells workshops about its bicycles.
create table bulletin (
  id bigint generated always as identity (start with 501) primary key,
  -- The maker's own.
  number text not null,
  state text not null default 'draft' check (state in ('draft', 'published')),
  -- By language; '' where there is none.
  titles jsonb not null,
  bodies jsonb not null,
  -- None, and no serial numbers either: bicycles of whichever family.
  families text[] not null default '{}',
  audience_id bigint not null unique references audience,
  -- Owner and workshop say that they have read it.
  asks boolean not null,
  replaces_id bigint references bulletin,
  -- Of what is published, from 1; a draft has none.
  version integer not null default 0,
  -- The version since which a confirmation counts, and since when it is asked for.
  asked_version integer not null default 1,
  asked_at timestamptz,
  -- Of the form: who changes it says which one was read.
  revision integer not null default 1,
  -- What lists look for words in, lower case.
  search text not null,
  submission uuid not null unique,
  created_by bigint references account,
  created_at timestamptz not null,
  published_at timestamptz,
  changed_at timestamptz,
  reminded_at timestamptz,
  -- By which lists are ordered: when it was published, or written.
  listed_at timestamptz not null,
  check ((state = 'draft') = (published_at is null)),
  check ((state = 'draft') = (version = 0)),
  check (replaces_id <> id)
);
create unique index bulletin_number on bulletin (lower(number));
create index bulletin_list on bulletin (listed_at desc, id desc);
create index bulletin_published on bulletin (listed_at desc, id desc) where state = 'published';
create index bulletin_draft on bulletin (listed_at desc, id desc) where state = 'draft';
create index bulletin_asking on bulletin (listed_at desc, id desc) where state = 'published' and asks;
create index bulletin_families on bulletin using gin (families);
create index bulletin_search on bulletin using gin (search gin_trgm_ops);
create index bulletin_replaces on bulletin (replaces_id) where replaces_id is not null;
create index bulletin_author on bulletin (created_by);

create type serial_span as range (subtype = text, collation = "C");

-- Of folded numbers, both ends included.
create function span_of(first text, last text) returns serial_span language sql immutable parallel safe
  return serial_span(least(first collate "C", last collate "C"), greatest(first collate "C", last collate "C"), '[]');

-- Single numbers, whose first and last are the same, and ranges. Without any, all of the families.
create table bulletin_serial (
  bulletin_id bigint not null references bulletin on delete cascade,
  first_serial text not null,
  last_serial text not null,
  first_folded text not null,
  last_folded text not null,
  primary key (bulletin_id, first_folded, last_folded)
);
-- By it a number finds its ranges without a look at all of them.
create index bulletin_serial_span on bulletin_serial using gist (span_of(first_folded, last_folded));

create table bulletin_version (
  bulletin_id bigint not null references bulletin on delete cascade,
  number integer not null check (number > 0),
  titles jsonb not null,
  bodies jsonb not null,
  -- Those who had confirmed an older one were asked again.
  asked_again boolean not null,
  published_by bigint references account,
  published_at timestamptz not null,
  primary key (bulletin_id, number)
);
create index bulletin_version_author on bulletin_version (published_by);

create table bulletin_confirmation (
  bulletin_id bigint not null references bulletin on delete cascade,
  account_id bigint not null references account,
  version integer not null,
  at timestamptz not null,
  primary key (bulletin_id, account_id)
);
create index bulletin_confirmation_account on bulletin_confirmation (account_id);

-- What goes with a bulletin.
alter table attachment add column bulletin_id bigint references bulletin on delete cascade;
create index attachment_bulletin on attachment (bulletin_id) where bulletin_id is not null;
drop index attachment_unclaimed;
create index attachment_unclaimed on attachment (created_at)
  where ticket_id is null and product_id is null and quote_id is null and bulletin_id is null;
drop index attachment_unsent;
create index attachment_unsent on attachment (owner_id)
  where ticket_id is null and product_id is null and quote_id is null and bulletin_id is null;

-- One topic of mails more, beside those that are allowed by now.
do $$
declare topics text;
begin
  select string_agg(distinct quote_literal(topic[1]), ', ') into topics
  from pg_constraint, regexp_matches(pg_get_constraintdef(oid), '''([a-z_]+)''', 'g') topic
  where conname = 'subscription_event_topic_check';
  alter table subscription_event drop constraint subscription_event_topic_check;
  execute format('alter table subscription_event add constraint subscription_event_topic_check check (topic in (%s, %L))',
    topics, 'bulletins');
end $$;
