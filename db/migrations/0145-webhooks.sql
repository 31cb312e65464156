-- Addresses of other systems that are told of what happens here, each delivery to them, and each try of one.

create table webhook_endpoint (
  id bigint generated always as identity primary key,
  -- Whose it is: a company hears of its own things alone. Null: the maker's.
  company_id bigint references company,
  url text not null,
  description text not null default '',
  events text[] not null check (cardinality(events) between 1 and 30),
  -- Sealed, as second factors are. One that was replaced signs as well until its day is over.
  secret bytea not null,
  former_secret bytea,
  former_until timestamptz,
  created_by bigint not null references account,
  created_at timestamptz not null,
  submission uuid not null unique,
  off_at timestamptz,
  off_why text check (off_why in ('hand', 'gone', 'failing', 'behind')),
  taken_at timestamptz,
  -- Of the first failed try since the last delivery that was taken.
  failing_since timestamptz,
  check ((off_at is null) = (off_why is null)),
  check ((former_secret is null) = (former_until is null))
);
create index webhook_endpoint_company on webhook_endpoint (company_id, id);

create table webhook_delivery (
  id bigint generated always as identity primary key,
  endpoint_id bigint not null references webhook_endpoint on delete cascade,
  -- The same at every try, and when it is sent again: by it a receiver tells doubles.
  message_id text not null unique default 'msg_' || replace(gen_random_uuid()::text, '-', ''),
  type text not null,
  at timestamptz not null,
  data jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'taken', 'given_up', 'left_out')),
  tries integer not null default 0,
  -- Of the tries of this sending: it is given up a day later.
  first_tried_at timestamptz
);
create index webhook_delivery_endpoint on webhook_delivery (endpoint_id, id desc);
create index webhook_delivery_waiting on webhook_delivery (endpoint_id) where state = 'waiting';
create index webhook_delivery_at on webhook_delivery (at);

create table webhook_try (
  id bigint generated always as identity primary key,
  delivery_id bigint not null references webhook_delivery on delete cascade,
  at timestamptz not null,
  -- Null where no answer came.
  status integer,
  failure text check (failure in ('no_answer', 'too_slow', 'target', 'certificate')),
  milliseconds integer not null,
  answer text not null default '',
  check ((status is null) = (failure is not null))
);
create index webhook_try_delivery on webhook_try (delivery_id, id desc);
