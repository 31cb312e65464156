-- How long is kept what the law lets the maker decide on, in years; without a row, as the portal has it by itself. Who
-- changed it, the log says.
create table retention_period (
  kind text primary key check (kind in ('orders', 'tickets', 'aesthetic', 'people')),
  years smallint not null check (years between 1 and 30),
  changed_at timestamptz not null
);

-- One a night, whichever worker comes first. What was removed is counted in the transaction that removes it.
create table retention_run (
  day date primary key,
  started_at timestamptz not null,
  -- When it last did something: one that stands still was killed, and is taken up again.
  beat_at timestamptz not null,
  ended_at timestamptz,
  removed jsonb not null default '{}'
);

create index ticket_closed_at on ticket (closed_at) where closed_at is not null;
