-- One bicycle that somebody has registered, and the company that holds it: a dealer, or a rider who is a company of one.
create table product (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  frame_model text not null check (frame_model in ('C68', 'V4R', 'V3', 'V3R', 'TT1')),
  -- As it is sold; the family alone where nobody has told more.
  name text not null,
  size text not null default '',
  colour text not null default '',
  serial_number text not null,
  serial_folded text not null,
  -- Where it was bought: the law there may prolong the warranty, and its days end by that country's clocks.
  country text not null,
  -- Of the first owner, whoever holds it now: the warranty starts with it.
  date_of_purchase date not null,
  -- The day in the buyer's country, which decides on the longer warranty.
  registered_on date not null,
  warranty_expiry date not null,
  first_owner boolean not null default true,
  -- When and by whom it came to the company that holds it; a later owner's dates are their own.
  held_since timestamptz not null,
  held_by bigint references account,
  -- Two separate consents of who holds it: the one for safety is never used for marketing.
  safety_contact boolean not null,
  marketing boolean not null,
  submission uuid not null,
  -- What product.attributes.ts knows of the family.
  attributes jsonb not null default '{}',
  -- 80 bits or more at random: whoever has it reads the public passport.
  passport_code text not null unique,
  -- What search looks in, lower case: serial number as typed and bare, family, name, size, colour.
  search text not null,
  unique (held_by, submission)
);
-- One bicycle has one holder, also when two register it at the same moment; look-alike characters count as the same.
create unique index product_serial on product (serial_folded);
create index product_company_list on product (company_id, date_of_purchase desc, id desc);
create index product_list on product (date_of_purchase desc, id desc);
create index product_family_list on product (frame_model, date_of_purchase desc, id desc);
create index product_company_expiry on product (company_id, warranty_expiry);
create index product_search on product using gin (search gin_trgm_ops);

-- What happened to a bicycle. Kind, subject, state and day are technical and go with it to a new owner; the words, the
-- names and the notes stay with the company that wrote them.
create table product_event (
  id bigint generated always as identity primary key,
  product_id bigint not null references product on delete cascade,
  company_id bigint not null references company,
  actor_id bigint references account,
  kind text not null check (kind in (
    'registered', 'code', 'code_withdrawn', 'transferred', 'passport', 'service', 'consumable', 'accessory', 'note')),
  -- Which service or which consumable.
  subject text not null default '',
  state text not null default '',
  day date not null,
  body text not null default '',
  submission uuid,
  at timestamptz not null,
  unique (actor_id, submission)
);
create index product_event_product on product_event (product_id, day desc, id desc);

-- The code by which a bicycle changes hands: one at a time, gone when used or withdrawn.
create table product_transfer (
  product_id bigint primary key references product on delete cascade,
  code_hash bytea not null,
  created_by bigint not null references account,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- A proof of purchase belongs to a product as a claim's files belong to a ticket.
alter table attachment add column product_id bigint references product;
create index attachment_product on attachment (product_id) where product_id is not null;
drop index attachment_unclaimed;
create index attachment_unclaimed on attachment (created_at) where ticket_id is null and product_id is null;
