-- The maker's own list of the bicycles it has built: what stands in it nobody has to ask for.

create table built_bicycle (
  id bigint generated always as identity primary key,
  -- In the one way of writing serial numbers; the folded one is for the index, which knows look-alikes as one.
  serial_number text not null unique,
  serial_folded text not null,
  family text not null,
  size text not null default '',
  colour text not null default '',
  made_on date,
  -- The dealer it was sold to, and when it was handed over: coverage that starts at delivery starts then.
  company_id bigint references company,
  delivered_on date,
  listed_at timestamptz not null
);
create index built_bicycle_list on built_bicycle (listed_at desc, id desc);
create index built_bicycle_family on built_bicycle (family, listed_at desc, id desc);
create index built_bicycle_company on built_bicycle (company_id) where company_id is not null;
create index built_bicycle_serial on built_bicycle using gin (serial_folded gin_trgm_ops);
