-- Tables from elsewhere on their way into the portal. A file is checked row by row first, then all of it is taken over
-- in one transaction, or nothing.

create table import (
  id bigint generated always as identity (start with 60001) primary key,
  kind text not null,
  state text not null check (state in (
    'columns', 'checking', 'ready', 'applying', 'applied', 'undoing', 'undone', 'failed', 'cancelled')),
  file_name text not null,
  bytes bigint not null,
  sha256 text not null,
  -- Null once it is of no use any more.
  content_key text,
  -- What the file is, its head and its first rows, as they were read when it came.
  facts jsonb not null,
  -- Which of its columns is taken for which of ours, and how its days and decimals are written.
  choices jsonb not null default '{}',
  -- How many rows, records and changes were found.
  counts jsonb not null default '{}',
  -- Why it failed, or could not be undone: a code with what its sentence names.
  problem jsonb,
  good_only boolean not null default false,
  created_by bigint not null references account,
  created_at timestamptz not null,
  finished_at timestamptz,
  submission uuid not null unique
);
create index import_list on import (id desc);
create index import_applied on import (kind, id desc) where state = 'applied';
create index import_waiting on import (id) where state in ('checking', 'applying', 'undoing');
create index import_content on import (content_key) where content_key is not null;
-- The same file is on its way once: of two at the same moment the second is told.
create unique index import_running on import (kind, sha256)
  where state in ('columns', 'checking', 'ready', 'applying', 'undoing');

-- Beside the import, whose row the worker holds: how far it has come, and whether it is to stop.
create table import_progress (
  import_id bigint primary key references import on delete cascade,
  done bigint not null default 0,
  total bigint not null default 0,
  is_cancelled boolean not null default false
);

-- What was read, a row for each record; once it is applied, what was there before it.
create table import_row (
  import_id bigint not null references import on delete cascade,
  key text not null,
  line integer not null,
  status text not null check (status in ('new', 'changed', 'unchanged', 'bad')),
  data jsonb not null,
  target_id bigint,
  before jsonb,
  primary key (import_id, key)
);
create index import_row_examples on import_row (import_id, status, line);

-- Every cell that cannot be taken, and why.
create table import_mistake (
  import_id bigint not null references import on delete cascade,
  line integer not null,
  field text not null,
  value text not null,
  reason text not null,
  slots jsonb not null default '{}',
  primary key (import_id, line, field, reason)
);

-- What a column of a file was taken for the last time.
create table import_column (
  kind text not null,
  header text not null,
  field text not null,
  primary key (kind, header)
);
