-- Companies, people and their sessions.

create table company (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('dealer', 'customer')),
  name text not null,
  country text not null,
  created_at timestamptz not null
);

-- The CRM's record of a person, kept here when no outside CRM is set.
create table contact (
  id bigint generated always as identity primary key,
  email text not null unique,
  name text not null,
  created_at timestamptz not null
);

-- A person of the portal. `subject` is the identity service's own id: e-mail addresses change hands.
create table account (
  id bigint generated always as identity primary key,
  subject text not null unique,
  email text not null unique,
  email_verified boolean not null default false,
  name text not null,
  locale text not null check (locale in ('it', 'en', 'fr')),
  contact_id bigint references contact,
  company_id bigint references company,
  role text check (role in ('owner', 'sales', 'workshop', 'customer', 'agent', 'admin')),
  approved_at timestamptz,
  disabled_at timestamptz,
  last_sign_in_at timestamptz,
  created_at timestamptz not null,
  constraint role_fits_company check (role is null or (role in ('agent', 'admin')) = (company_id is null))
);
create index account_company on account (company_id);

-- The local identity service's own table; with an outside identity service it stays empty.
create table credential (
  subject text primary key,
  email text not null unique,
  password_hash text not null,
  email_verified boolean not null default false,
  disabled_at timestamptz,
  created_at timestamptz not null
);

create table session (
  token_hash bytea primary key,
  account_id bigint not null references account on delete cascade,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  idle_ends_at timestamptz not null,
  ends_at timestamptz not null,
  user_agent text not null
);
create index session_account on session (account_id);

-- Counts of tries within a window, by e-mail and by address.
create table throttle (
  key text primary key,
  tries integer not null,
  ends_at timestamptz not null
);
