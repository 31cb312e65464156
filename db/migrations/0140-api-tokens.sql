-- By a token another system of the maker or of a company works with the portal: its secret is shown once, and only its hash
-- is kept. It goes with its company, so that a company which goes into another hands on no way in.
create table api_token (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 80),
  -- Null: the maker's.
  company_id bigint references company on delete cascade,
  scopes text[] not null,
  token_hash bytea not null unique,
  -- Its last characters, by which people tell it from others.
  ending text not null,
  created_by bigint not null references account,
  created_at timestamptz not null,
  ends_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by bigint references account,
  -- Calls are counted by the minute.
  counted_from timestamptz,
  counted integer not null default 0
);

create index api_token_company on api_token (company_id);
create index api_token_created_by on api_token (created_by);
create index api_token_revoked_by on api_token (revoked_by);

-- What was answered to a call that bore an idempotency key, so that its repetition is answered alike and does nothing.
create table api_answer (
  token_id bigint not null references api_token on delete cascade,
  key text not null,
  digest bytea not null,
  begun_at timestamptz not null,
  -- Null while the first call is at work.
  status integer,
  answer jsonb,
  primary key (token_id, key)
);

create index api_answer_begun on api_answer (begun_at);
