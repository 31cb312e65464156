-- What a shop takes appointments for. A kind without a row is not offered.
create table appointment_kind (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shop on delete cascade,
  kind text not null check (kind in
    ('first_check', 'yearly', 'repair', 'warranty_inspection', 'recall', 'fitting', 'test_ride', 'handover')),
  -- By the day a bicycle is dropped off; by the hour a person comes.
  mode text not null check (mode in ('day', 'hour')),
  minutes integer not null check (minutes between 5 and 960),
  -- How many may come at the same hour: stands, people, rooms.
  lanes integer not null default 1 check (lanes between 1 and 8),
  -- What the shop says of it in its own words.
  words text not null default '',
  for_riders boolean not null default false,
  active boolean not null default true,
  unique (shop_id, kind)
);

-- How a shop takes them; without a row as the portal proposes.
create table appointment_rules (
  shop_id bigint primary key references shop on delete cascade,
  -- Riders book from so many hours ahead to so many days, and cancel until so many hours before.
  hours_ahead integer not null check (hours_ahead between 0 and 720),
  days_ahead integer not null check (days_ahead between 1 and 365),
  cancel_hours integer not null check (cancel_hours between 0 and 720),
  -- Minutes at the bench on a usual day, from Monday on.
  bench_minutes integer[] not null check (array_length(bench_minutes, 1) = 7 and 0 <= all (bench_minutes)
    and 14400 >= all (bench_minutes))
);

-- A day of a shop's bench, written once somebody books it.
create table bench_day (
  shop_id bigint not null references shop on delete cascade,
  day date not null,
  minutes integer not null check (minutes between 0 and 14400),
  -- More than the minutes where the desk has said so, or the minutes became fewer.
  booked integer not null default 0 check (booked >= 0),
  primary key (shop_id, day)
);

create table appointment (
  id bigint generated always as identity (start with 5001) primary key,
  shop_id bigint not null references shop on delete cascade,
  -- As the kind was when it was booked.
  kind text not null check (kind in
    ('first_check', 'yearly', 'repair', 'warranty_inspection', 'recall', 'fitting', 'test_ride', 'handover')),
  kind_words text not null,
  mode text not null check (mode in ('day', 'hour')),
  minutes integer not null check (minutes between 5 and 960),
  -- By the clocks of the shop.
  day date not null,
  starts_at timestamptz,
  ends_at timestamptz,
  lane integer,
  promised_at timestamptz,
  -- Which bicycle, as it was called then: the shop does not see a rider's products.
  bicycle text not null,
  serial_number text not null,
  product_id bigint references product on delete set null,
  ticket_id bigint references ticket on delete set null,
  lead_id bigint references lead on delete set null,
  -- Whose it is: somebody with an account, or a name by which the shop reaches them.
  account_id bigint references account,
  person_name text not null,
  person_phone text not null,
  person_email text not null,
  -- In which language they are written to.
  locale text not null check (locale in ('it', 'en', 'fr')),
  message text not null,
  state text not null default 'booked' check (state in ('booked', 'arrived', 'ready', 'done', 'cancelled', 'no_show')),
  cancelled_by text check (cancelled_by in ('shop', 'person')),
  cancel_reason text not null default '',
  -- Rises with each change that a calendar has to hear of.
  sequence integer not null default 0,
  -- Of the link by which they see it without an account.
  token_hash bytea not null unique,
  -- The same, for the portal's own mails; nobody who has the database alone can read it.
  token_sealed bytea not null,
  booked_by bigint not null references account,
  submission uuid not null,
  created_at timestamptz not null,
  -- When it was done, cancelled or given up.
  ended_at timestamptz,
  unique (booked_by, submission),
  check ((mode = 'hour') = (starts_at is not null and ends_at is not null and lane is not null)),
  check ((state = 'cancelled') = (cancelled_by is not null)),
  check ((state in ('done', 'cancelled', 'no_show')) = (ended_at is not null)),
  -- No hour is given twice. The ranges of one number spare the portal an extension.
  constraint appointment_hour_once exclude using gist (
    int8range(shop_id, shop_id, '[]') with &&, int4range(lane, lane, '[]') with &&, tstzrange(starts_at, ends_at) with &&
  ) where (mode = 'hour' and state in ('booked', 'arrived'))
);
create index appointment_day on appointment (shop_id, day, starts_at, id);
create index appointment_person on appointment (account_id, day) where account_id is not null;
create index appointment_booked_by on appointment (booked_by, created_at);
create index appointment_product on appointment (product_id) where product_id is not null;
create index appointment_ticket on appointment (ticket_id) where ticket_id is not null;
create index appointment_lead on appointment (lead_id) where lead_id is not null;
create index appointment_open on appointment (day) where state in ('booked', 'arrived', 'ready');
create index appointment_created on appointment (created_at);

create table appointment_event (
  id bigint generated always as identity primary key,
  appointment_id bigint not null references appointment on delete cascade,
  kind text not null check (kind in
    ('booked', 'moved', 'promised', 'arrived', 'ready', 'done', 'cancelled', 'no_show')),
  -- Null: by the link, without an account.
  actor_id bigint references account,
  at timestamptz not null,
  -- When it was and is: nothing that tells who it is for.
  detail jsonb not null default '{}'
);
create index appointment_event_of on appointment_event (appointment_id, id);
create index appointment_event_actor on appointment_event (actor_id) where actor_id is not null;

-- By which somebody's calendar reads the appointments of a shop, or, without one, their own.
create table calendar_key (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  shop_id bigint references shop on delete cascade,
  key_hash bytea not null unique,
  created_at timestamptz not null,
  revoked_at timestamptz
);
create index calendar_key_account on calendar_key (account_id);
create index calendar_key_shop on calendar_key (shop_id) where shop_id is not null;
