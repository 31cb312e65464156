-- Parts of a family that fail more often on bicycles whose serial numbers begin alike than on the others. What was found
-- stays a row of its own until staff have closed it; its figures are counted again every night, from the tickets alone.

create table signal (
  id bigint generated always as identity primary key,
  family text not null,
  part text not null,
  -- Folded, as serial numbers are compared; and as it stands on the bicycles.
  prefix text not null,
  prefix_shown text not null,
  -- The first claim of the rise, and the day on which it could be told from chance.
  since date not null,
  risen_on date not null,
  observed integer not null,
  expected double precision not null,
  strength double precision not null,
  -- Whether the latest count would still find it.
  stands boolean not null default true,
  found_at timestamptz not null,
  counted_at timestamptz not null,
  state text not null default 'new' check (state in ('new', 'looking', 'explained', 'no_cause')),
  looker_id bigint references account,
  closed_at timestamptz,
  -- By how much it was above the usual when it was closed: until it rises above that, it rests.
  closed_ratio double precision,
  check ((state in ('explained', 'no_cause')) = (closed_at is not null)),
  check ((closed_at is null) = (closed_ratio is null)),
  check (state <> 'looking' or looker_id is not null)
);
-- Whichever worker comes first: a cell has one signal that is open.
create unique index signal_open on signal (family, part, prefix) where closed_at is null;
create index signal_closed on signal (closed_at desc) where closed_at is not null;

create table signal_event (
  id bigint generated always as identity primary key,
  signal_id bigint not null references signal on delete cascade,
  kind text not null check (kind in ('found', 'looking', 'left', 'note', 'explained', 'no_cause')),
  -- Nobody has found it: the night did.
  actor_id bigint references account check (actor_id is not null or kind = 'found'),
  note text not null default '',
  submission uuid unique,
  at timestamptz not null
);
create index signal_event_signal on signal_event (signal_id, id desc);

-- What to look for, as administrators have said it: the last row holds, and without one what the portal has by itself.
create table signal_settings (
  id bigint generated always as identity primary key,
  is_on boolean not null,
  -- How many characters of a serial number, without its signs, a prefix has.
  lengths integer[] not null check (cardinality(lengths) between 1 and 3),
  least integer not null check (least between 3 and 20),
  ratio integer not null check (ratio in (2, 3, 5)),
  -- False alarms a quarter, in hundredths.
  tolerated integer not null check (tolerated in (25, 50, 100, 200)),
  months integer not null check (months in (12, 24, 36)),
  by_id bigint not null references account,
  at timestamptz not null
);

-- The last look: of which night, and what it counted. One that was begun and not ended is taken up later.
create table signal_look (
  is_only boolean primary key default true check (is_only),
  night date not null,
  begun_at timestamptz not null,
  ended_at timestamptz,
  claims integer not null default 0,
  threshold double precision not null default 0,
  milliseconds integer not null default 0
);

-- The tickets about bicycles whose numbers begin alike; folded numbers are letters and digits alone.
create index ticket_serial_prefix on ticket (serial_folded text_pattern_ops);
-- What was claimed, in the order in which it came.
create index ticket_created on ticket (created_at, id);
