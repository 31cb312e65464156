-- A session in which an administrator looks at the portal as a company sees it, and until when.
alter table session
  add column sees_company bigint references company on delete set null,
  add column sees_until timestamptz;

-- Where a company is found that went into another: by its old address, and by the number the ERP knew it by.
create table company_merge (
  former_id bigint primary key,
  company_id bigint not null references company,
  customer_number text unique
);
create index company_merge_company on company_merge (company_id);

alter table company_event drop constraint company_event_kind_check;
alter table company_event add constraint company_event_kind_check check (kind in (
  'created', 'changed', 'terms', 'shop_added', 'shop_changed', 'shop_removed', 'merged', 'seen_as', 'seen_as_ended'));
