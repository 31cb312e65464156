-- From registration to full access: claims to an address, one-time links, contacts, approval, invitations, second
-- factors, licence modules, erasure.

-- Whoever registers claims an address; only who verifies it owns it. Several may claim, so that a registration reads
-- the same whether the address has an account or not, and nobody can keep an address from its owner by claiming it.
alter table credential drop constraint credential_email_key;
create unique index credential_verified_email on credential (email) where email_verified;
create index credential_email on credential (email, created_at desc);

alter table account drop constraint account_email_key;
create unique index account_verified_email on account (email) where email_verified;
create index account_email on account (email);

alter table account
  add column first_name text not null default '',
  add column country text not null default '';
update account set first_name = split_part(name, ' ', 1);

-- The local identity service's links in mails. Only hashes are kept: the link itself is made from the portal's secret
-- and the mail's own id when the mail is sent.
create table one_time_link (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('verify', 'reset', 'change-email')),
  subject text not null references credential on delete cascade,
  -- The address the link went to; for change-email the new one.
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_link_subject on one_time_link (subject);

alter table session
  add column id bigint generated always as identity unique,
  -- When the second factor was shown within this session.
  add column second_factor_at timestamptz,
  -- What a passkey must sign next.
  add column challenge text;

-- A contact with no name is what a registration left: its person has still to say who they are.
alter table contact
  add column company_name text not null default '',
  add column country text not null default '',
  add column phone text not null default '',
  add column vat_number text not null default '',
  -- Where the registration came from: the CRM's tracking value, the page's address and title.
  add column context jsonb;

alter table company add column vat_number text not null default '';

-- What staff are asked when a person wants into the portal, and what they answered.
create table access_request (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  kind text not null check (kind in ('dealer', 'customer')),
  -- Whose dealer, as they said it: the CRM may be away when staff look through who waits.
  company_name text not null default '',
  asked_at timestamptz not null,
  answered_at timestamptz,
  answered_by bigint references account,
  approved boolean,
  reason text,
  check ((answered_at is null) = (approved is null))
);
create unique index access_request_open on access_request (account_id) where answered_at is null;
create index access_request_account on access_request (account_id, asked_at desc);

-- An invitation into a company, or without one into the maker's staff.
create table invite (
  id bigint generated always as identity primary key,
  company_id bigint references company,
  role text not null check (role in ('owner', 'sales', 'workshop', 'agent', 'admin')),
  email text not null,
  -- What whoever invites calls the person, who has the last word.
  name text not null default '',
  locale text not null check (locale in ('it', 'en', 'fr')),
  token_hash bytea unique,
  -- Null: by the operator, at the machine itself.
  invited_by bigint references account,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by bigint references account,
  revoked_at timestamptz,
  check ((role in ('agent', 'admin')) = (company_id is null))
);
create index invite_company on invite (company_id);

-- The licence. A module without a row is not in it.
create table company_module (
  company_id bigint not null references company,
  module text not null,
  state text not null check (state in ('active', 'requested', 'refused')),
  requested_by bigint references account,
  requested_at timestamptz,
  answered_by bigint references account,
  answered_at timestamptz,
  reason text,
  primary key (company_id, module)
);
create index company_module_requested on company_module (requested_at) where state = 'requested';
insert into company_module (company_id, module, state)
  select id, module, 'active' from company, unnest(array['tickets', 'products', 'user-guides']) as module;

create table totp (
  account_id bigint primary key references account on delete cascade,
  -- Sealed with a key from the portal's secret.
  secret bytea not null,
  confirmed_at timestamptz,
  -- The last 30 seconds a code was taken for: none is taken twice.
  last_step bigint not null default 0,
  created_at timestamptz not null
);

create table recovery_code (
  account_id bigint not null references account on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);

create table passkey (
  id text primary key,
  account_id bigint not null references account on delete cascade,
  name text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_account on passkey (account_id);

create table erasure_request (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  asked_at timestamptz not null,
  carried_out_at timestamptz,
  carried_out_by bigint references account,
  -- What was erased and what has to stay, counted by kind.
  report jsonb
);
create unique index erasure_request_open on erasure_request (account_id) where carried_out_at is null;
