-- What an ERP tells beside orders, as copies that are found again by their number and replaced whole by what is newer;
-- and what the portal asks of it. Amounts are in the currency's smallest unit.

-- Of what was taken in: of two rows of one moment it tells whether they say the same.
alter table sales_order add column digest text not null default '';

create table item (
  number text primary key,
  name_it text not null default '',
  name_en text not null default '',
  name_fr text not null default '',
  gtin text not null default '',
  family text not null default '',
  size text not null default '',
  colour text not null default '',
  -- The number of the item that took its place.
  replaced_by text not null default '',
  changed_at timestamptz not null,
  digest text not null
);

-- How many of an item are free to promise. It may be told before the item itself is.
create table stock (
  item_number text primary key,
  light text not null check (light in ('in_stock', 'few', 'none')),
  -- Only where the maker shows it.
  quantity double precision check (quantity >= 0),
  next_on date,
  as_of timestamptz not null,
  digest text not null
);

create table invoice (
  id bigint generated always as identity (start with 60001) primary key,
  company_id bigint not null references company,
  kind text not null check (kind in ('invoice', 'credit')),
  number text not null,
  order_number text not null default '',
  external_document_number text not null default '',
  issued_on date not null,
  due_on date,
  paid_on date,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  net_amount bigint not null,
  vat_amount bigint not null,
  total_amount bigint not null,
  -- What is still to be paid.
  open_amount bigint not null,
  -- Shown as a link, so that nothing but an address of the web may stand there.
  url text check (url ~ '^https?://'),
  changed_at timestamptz not null,
  -- When the portal heard of it last.
  taken_at timestamptz not null,
  search text not null,
  digest text not null,
  unique (number, kind)
);
create index invoice_company_date on invoice (company_id, issued_on desc, id desc);
create index invoice_date on invoice (issued_on desc, id desc);
create index invoice_order on invoice (order_number) where order_number <> '';
create index invoice_search on invoice using gin (search gin_trgm_ops);

create table invoice_line (
  invoice_id bigint not null references invoice on delete cascade,
  position integer not null,
  item_number text not null default '',
  item_name text not null,
  quantity double precision not null,
  price bigint not null,
  amount bigint not null,
  primary key (invoice_id, position)
);

-- What a dealer would like to order. It orders nothing before the ERP has taken it.
create table order_request (
  id bigint generated always as identity (start with 70001) primary key,
  company_id bigint not null references company,
  asked_by bigint not null references account,
  -- Of which order lines are asked for once more.
  source_order text not null,
  state text not null default 'waiting' check (state in ('waiting', 'taken', 'refused')),
  erp_number text not null default '',
  reason text not null default '',
  submission uuid not null,
  asked_at timestamptz not null,
  answered_at timestamptz,
  unique (asked_by, submission),
  check ((state = 'waiting') = (answered_at is null)),
  check (state <> 'taken' or erp_number <> '')
);
create index order_request_company on order_request (company_id, id desc);

create table order_request_line (
  request_id bigint not null references order_request on delete cascade,
  position integer not null,
  item_number text not null,
  item_name text not null default '',
  quantity double precision not null check (quantity > 0),
  primary key (request_id, position)
);

-- Up to where the ERP has been read, kind by kind.
create table erp_mark (
  kind text primary key check (kind in ('orders', 'items', 'stock', 'invoices')),
  -- The latest change that was seen; null before the first reading has ended.
  changed_up_to timestamptz,
  -- When a reading last began, and came to its end.
  begun_at timestamptz,
  read_at timestamptz,
  -- Somebody, or the ERP itself, would like it read soon.
  asked_at timestamptz,
  -- Set while it fails: since when, why, and what the log says of it.
  failed_at timestamptz,
  failure text check (failure in ('no-answer', 'no-entry', 'busy', 'unwell', 'not-understood', 'left-alone', 'failed')),
  failure_detail text not null default '',
  check ((failed_at is null) = (failure is null))
);

-- Rows that did not fit, kept for somebody to look at while the rest went on.
create table erp_rejected (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('orders', 'items', 'stock', 'invoices')),
  number text not null,
  content jsonb not null,
  reasons jsonb not null,
  at timestamptz not null,
  unique (kind, number)
);

-- By which the ERP says that something has changed; it only hastens the reading.
create table erp_subscription (
  resource text primary key,
  subscription_id text not null,
  etag text not null,
  expires_at timestamptz not null
);
