-- Families, parts, kinds of damage and the rules are the maker's own, as versions of one document.
create table catalogue_version (
  number int primary key check (number > 0),
  content jsonb not null,
  published_at timestamptz not null,
  published_by bigint references account on delete set null,
  note text not null default ''
);

-- What is being changed, until it is published: one for the whole portal.
create table catalogue_draft (
  is_only boolean primary key default true check (is_only),
  content jsonb not null,
  -- Counts the changes, so that nobody writes over what a colleague has changed meanwhile.
  revision int not null default 1,
  changed_at timestamptz not null,
  changed_by bigint references account on delete set null
);

alter table ticket drop constraint ticket_frame_model_check;
alter table ticket drop constraint ticket_part_involved_check;
alter table ticket drop constraint ticket_kind_of_damage_check;
alter table product drop constraint product_frame_model_check;
alter table lead drop constraint lead_products_of_interest_check;
alter table resource drop constraint resource_family_check;

-- What is written there is checked against the catalogue; here only that it is a code, and nobody's words.
alter table ticket add constraint ticket_frame_model_code check (frame_model ~ '^[A-Z0-9 .+-]{1,20}$');
alter table ticket add constraint ticket_kind_code check (kind_of_damage ~ '^[a-z][a-z0-9_-]{0,39}$');
alter table ticket add constraint ticket_part_code check (array_to_string(part_involved, '') ~ '^[a-z0-9_-]+$');
alter table product add constraint product_frame_model_code check (frame_model ~ '^[A-Z0-9 .+-]{1,20}$');
alter table lead add constraint lead_product_code check (array_to_string(products_of_interest, '') ~ '^[A-Z0-9 .+-]*$');
alter table resource add constraint resource_family_code check (family ~ '^[A-Z0-9 .+-]{1,20}$');

-- The version by which a claim is judged, whatever is published later; null: made before there were versions.
alter table ticket add column catalogue_version int references catalogue_version;
