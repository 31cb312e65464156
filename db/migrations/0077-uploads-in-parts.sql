-- Large files arrive in parts, so that a line that breaks costs one part: which parts are there, and of what. The row stays
-- until the day is over, so that who missed the last answer gets it again.
create table upload (
  id uuid primary key,
  account_id bigint not null references account,
  submission uuid not null,
  field text not null check (field in ('attachments', 'receipt')),
  name text not null,
  place bigint,
  slot text,
  bytes bigint not null check (bytes > 0),
  received bigint not null default 0,
  -- Where they lie in the store of files, in their order.
  parts text[] not null default '{}',
  -- What became of it.
  file_id uuid references attachment on delete cascade,
  touched_at timestamptz not null
);

create index upload_account on upload (account_id);
create index upload_file on upload (file_id);
create index upload_touched on upload (touched_at);
