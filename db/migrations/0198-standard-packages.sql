-- What the maker puts together: for dealers to order as a set, or for riders to have done in a workshop.
create table package (
  id bigint generated always as identity (start with 601) primary key,
  kind text not null check (kind in ('supply', 'service')),
  state text not null default 'draft' check (state in ('draft', 'published', 'ended')),
  -- By language; '' where there is none.
  titles jsonb not null,
  bodies jsonb not null,
  -- None: bicycles of whichever family.
  families text[] not null default '{}',
  audience_id bigint not null unique references audience,
  -- The first and the last day on which it is offered.
  valid_from date,
  valid_until date,
  -- Of a service: as what it is booked, how long it takes as a rule, and by which checklist of the catalogue it is worked.
  books text check (books in ('first_check', 'yearly', 'repair', 'fitting')),
  minutes integer check (minutes between 5 and 960),
  checklist text not null default '',
  -- Of what has ended: what is offered in its place.
  successor_id bigint references package,
  -- Of the form: who changes it says which one was read.
  revision integer not null default 1,
  -- What lists look for words in, lower case.
  search text not null,
  submission uuid not null unique,
  created_by bigint references account,
  created_at timestamptz not null,
  published_at timestamptz,
  ended_at timestamptz,
  -- By which lists are ordered: when it was published, or written.
  listed_at timestamptz not null,
  check ((kind = 'service') = (books is not null)),
  check ((kind = 'service') = (minutes is not null)),
  check ((state = 'draft') = (published_at is null)),
  check ((state = 'ended') = (ended_at is not null)),
  check (successor_id <> id),
  check (valid_until >= valid_from)
);
create index package_list on package (listed_at desc, id desc);
create index package_published on package (listed_at desc, id desc) where state = 'published';
create index package_draft on package (listed_at desc, id desc) where state = 'draft';
create index package_ended on package (listed_at desc, id desc) where state = 'ended';
create index package_families on package using gin (families);
create index package_search on package using gin (search gin_trgm_ops);
create index package_successor on package (successor_id) where successor_id is not null;
create index package_author on package (created_by);

-- What it costs in a country; '' is for all that are not named. Without a row it costs what staff say when they are asked.
create table package_country_price (
  package_id bigint not null references package on delete cascade,
  country text not null check (country = '' or country ~ '^[A-Z]{2}$'),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- In the currency's smallest unit, as all money.
  amount bigint not null check (amount > 0),
  primary key (package_id, country)
);

-- What is in it, or, of a service, which parts are usually changed.
create table package_line (
  package_id bigint not null references package on delete cascade,
  position integer not null,
  item_number text not null,
  -- By language, as the package's titles.
  words jsonb not null,
  quantity integer not null check (quantity between 1 and 999),
  -- Of which a dealer chooses one each; none: there is nothing to choose.
  sizes text[] not null default '{}',
  colours text[] not null default '{}',
  variants text[] not null default '{}',
  primary key (package_id, position)
);

-- For what a dealer does a service, with VAT, and how long it takes there.
create table package_price (
  package_id bigint not null references package on delete cascade,
  company_id bigint not null references company,
  amount bigint not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  minutes integer not null check (minutes between 5 and 960),
  set_by bigint not null references account,
  set_at timestamptz not null,
  primary key (package_id, company_id)
);
create index package_price_company on package_price (company_id);
create index package_price_account on package_price (set_by);

-- What was booked, as it was then, with its title as the words of its kind: what becomes of the package, and of the shop's
-- price for it, does not change it.
alter table appointment
  add column package_id bigint references package,
  add column package_amount bigint,
  add column package_currency text,
  add constraint appointment_package check (
    (package_id is null) = (package_amount is null) and (package_id is null) = (package_currency is null));
create index appointment_package on appointment (package_id, state) where package_id is not null;
