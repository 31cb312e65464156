-- A phone adds photos to a claim that is filled in elsewhere: by a code that the page of the claim shows, for a quarter of
-- an hour, and that the first phone to take it uses up. It ends with the session that asked for it.
create table camera_code (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  session_id bigint not null references session (id) on delete cascade,
  submission uuid not null,
  token_hash bytea not null unique,
  -- Of the secret that the phone keeps since it took the code.
  device_hash bytea,
  -- Photos that the phone began to send.
  tries integer not null default 0,
  created_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz
);

-- One at a time for each claim.
create unique index camera_code_open on camera_code (account_id, submission) where ended_at is null;
create index camera_code_session on camera_code (session_id);
create index camera_code_ends on camera_code (ends_at);
