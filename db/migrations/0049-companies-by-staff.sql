-- What staff keep of a company. Imports and the ERP find it by its customer number, which is stored normalised.
alter table company
  add column customer_number text check (customer_number <> ''),
  add column locale text not null default 'it' check (locale in ('it', 'en', 'fr')),
  add column street text not null default '',
  add column postcode text not null default '',
  add column city text not null default '',
  add column phone text not null default '',
  add column email text not null default '',
  -- One filling-in of the form that created it; null where an account's approval did.
  add column submission uuid unique;
update company set locale = case country when 'IT' then 'it' when 'FR' then 'fr' else 'en' end;
create unique index company_customer_number on company (customer_number);
create index company_by_name on company (lower(name), id);

-- What an hour of a dealer's work is worth, from a day on until the next one.
create table company_terms (
  company_id bigint not null references company,
  valid_from date not null,
  -- In the currency's smallest unit.
  labour_rate bigint not null check (labour_rate > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  primary key (company_id, valid_from)
);

create table company_event (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  kind text not null check (kind in ('created', 'changed', 'terms')),
  actor_id bigint not null references account,
  at timestamptz not null,
  -- What there was and what there is, by field.
  detail jsonb not null default '{}'
);
create index company_event_company on company_event (company_id, id desc);
