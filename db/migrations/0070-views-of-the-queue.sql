-- A list as somebody has narrowed it, under a name of theirs.
create table saved_view (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  list text not null check (list in ('queue', 'tickets')),
  name text not null,
  -- The search part of the list's address.
  filters text not null,
  -- Administrators share theirs with all of the staff.
  shared boolean not null default false,
  created_at timestamptz not null,
  unique (account_id, list, name)
);
create index saved_view_shared on saved_view (list) where shared;

-- The columns of the queue as one of the staff wants them; without a row: all of them.
create table queue_columns (
  account_id bigint primary key references account,
  columns text[] not null
);
