-- Quotes of the maker to a dealer or rider, with their lines, messages and history.

create table quote (
  id bigint generated always as identity (start with 4001) primary key,
  company_id bigint not null references company,
  number text not null unique,
  title text not null,
  -- Whoever is in charge of it in the maker's house; not everybody there has an account.
  owner_name text not null,
  owner_email text not null,
  -- Never a scheme that runs: the address becomes a link in front of people.
  link text check (link ~* '^https?://'),
  -- Internal to the maker. Outside it only APPROVED and APPROVAL_NOT_NEEDED exist.
  status text not null default 'DRAFT' check (status in (
    'DRAFT', 'PENDING_APPROVAL', 'REJECTED', 'APPROVED', 'APPROVAL_NOT_NEEDED')),
  -- In the currency's smallest unit, as all money.
  amount bigint not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  terms text not null default '',
  -- The last day on which it can be accepted, by the maker's calendar.
  expires_on date not null,
  acceptance text not null default 'pending' check (acceptance in ('pending', 'accepted', 'rejected')),
  decided_at timestamptz,
  decided_by bigint references account,
  -- What was typed in place of a signature.
  decided_name text,
  decided_comment text not null default '',
  -- The form that decided: sent once more it does nothing.
  decided_submission uuid,
  -- What search looks in, lower case: number, title, owner, items.
  search text not null,
  created_at timestamptz not null,
  constraint quote_decided check (
    (acceptance = 'pending') = (decided_at is null)
    and (acceptance = 'pending') = (decided_by is null)
    and (acceptance = 'pending') = (decided_name is null)
    and (acceptance = 'pending') = (decided_submission is null)),
  constraint quote_decided_when_shown check (
    acceptance = 'pending' or status in ('APPROVED', 'APPROVAL_NOT_NEEDED'))
);
-- The indexes of a company's lists hold only what the company sees: drafts cost its pages nothing.
create index quote_company on quote (company_id, created_at desc, id desc)
  where status in ('APPROVED', 'APPROVAL_NOT_NEEDED');
create index quote_company_expiring on quote (company_id, expires_on, id)
  where status in ('APPROVED', 'APPROVAL_NOT_NEEDED') and acceptance = 'pending';
create index quote_created on quote (created_at desc, id desc);
create index quote_acceptance on quote (acceptance, created_at desc, id desc);
create index quote_expiring on quote (expires_on, id)
  where status in ('APPROVED', 'APPROVAL_NOT_NEEDED') and acceptance = 'pending';
create index quote_search on quote using gin (search gin_trgm_ops);

create table quote_line (
  quote_id bigint not null references quote on delete cascade,
  position integer not null,
  item text not null,
  quantity integer not null check (quantity > 0),
  price bigint not null,
  -- In hundredths of a percent: 1250 is 12.5 %.
  discount integer not null default 0 check (discount between 0 and 10000),
  amount bigint not null,
  primary key (quote_id, position)
);

create table quote_message (
  id bigint generated always as identity primary key,
  quote_id bigint not null references quote,
  author_id bigint not null references account,
  from_staff boolean not null,
  submission uuid not null,
  body text not null,
  created_at timestamptz not null,
  unique (author_id, submission)
);
create index quote_message_quote on quote_message (quote_id, id desc);

create table quote_event (
  id bigint generated always as identity primary key,
  quote_id bigint not null references quote,
  kind text not null check (kind in ('accepted', 'rejected', 'status')),
  actor_id bigint not null references account,
  at timestamptz not null,
  from_status text check (from_status in (
    'DRAFT', 'PENDING_APPROVAL', 'REJECTED', 'APPROVED', 'APPROVAL_NOT_NEEDED')),
  to_status text check (to_status in (
    'DRAFT', 'PENDING_APPROVAL', 'REJECTED', 'APPROVED', 'APPROVAL_NOT_NEEDED'))
);
create index quote_event_quote on quote_event (quote_id, id);
