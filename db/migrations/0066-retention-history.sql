-- Who changed how long something is kept, and when: the log does not stay as long.
create table retention_change (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  by_id bigint not null references account,
  kind text not null check (kind in ('orders', 'tickets', 'aesthetic', 'people')),
  before smallint not null,
  after smallint not null
);

-- What went every hour, after a time that nobody chooses: counted by night, beside what the night's run removed.
create table retention_sweep (
  day date not null,
  kind text not null check (kind in ('drafts', 'files', 'claims', 'contacts', 'sessions', 'mails')),
  count integer not null,
  primary key (day, kind)
);
