-- Whom something that the maker publishes is for. Empty means all; what is named narrows it, one with the other.
create table audience (
  id bigint generated always as identity primary key,
  sides text[] not null default '{}' check (sides <@ array['dealer', 'rider']),
  -- People of dealers have one of these; nobody else has.
  roles text[] not null default '{}' check (roles <@ array['owner', 'sales', 'workshop']),
  countries text[] not null default '{}',
  -- Held by the company, as a registered bicycle.
  families text[] not null default '{}'
);

create table audience_company (
  audience_id bigint not null references audience on delete cascade,
  company_id bigint not null references company,
  primary key (audience_id, company_id)
);
create index audience_company_of on audience_company (company_id);
