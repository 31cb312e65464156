-- What became of each backup that the schedule made, or that an administrator asked for.
create table backup (
  id bigint generated always as identity primary key,
  -- The day whose nightly backup it is, by the portal's calendar: several processes make one a day. Null: asked for.
  day date unique,
  asked_at timestamptz not null,
  -- The last try.
  started_at timestamptz,
  -- Set once the file is whole.
  finished_at timestamptz,
  file text,
  bytes bigint check (bytes >= 0),
  error text check (error in ('full', 'missing', 'not-writable', 'interrupted', 'failed'))
);

-- One that was asked for waits, or is made, at a time.
create unique index backup_asked on backup ((true)) where day is null and finished_at is null and error is null;
