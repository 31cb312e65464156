-- Orders as the ERP has them: copies, written by the import alone. Amounts are in the currency's smallest unit.

create table sales_order (
  id bigint generated always as identity (start with 30001) primary key,
  company_id bigint not null references company,
  -- The ERP's number is the order's identity there: an import finds the order again by it.
  number text not null unique,
  -- The dealer's own number for it.
  external_document_number text not null default '',
  name text not null default '',
  -- One of the portal's statuses, or the ERP's own text where we know none for it.
  status text not null,
  created_at timestamptz not null,
  -- When the ERP last changed it: what arrives late never overwrites what is newer.
  changed_at timestamptz not null,
  order_date date not null,
  requested_delivery_date date,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  net_amount bigint not null,
  vat_amount bigint not null,
  total_amount bigint not null,
  -- Codes or texts of the ERP: words are found for them when they are shown.
  payment_method text not null default '',
  shipment_method text not null default '',
  shipping_agent text not null default '',
  vat_registration_no text not null default '',
  tracking_number text not null default '',
  -- Shown as links, so that nothing but an address of the web may stand there.
  tracking_url text check (tracking_url ~ '^https?://'),
  invoice_number text not null default '',
  invoice_url text check (invoice_url ~ '^https?://'),
  -- What lists show of the lines, reckoned by the import.
  first_item text not null default '',
  line_count integer not null,
  -- A roll of tape may be sold by the metre: quantities have fractions.
  quantity_outstanding double precision not null,
  -- What search looks in, lower case: numbers, names, items, serial numbers as they stand and bare.
  search text not null
);
-- Beside the row and not in the place for long values: a search of one company's orders reads every one of them.
alter table sales_order alter column search set storage main;
create index sales_order_company_date on sales_order (company_id, order_date desc, id desc);
create index sales_order_company_status on sales_order (company_id, status, order_date desc, id desc);
create index sales_order_date on sales_order (order_date desc, id desc);
create index sales_order_status_date on sales_order (status, order_date desc, id desc);
create index sales_order_search on sales_order using gin (search gin_trgm_ops);

-- An order has three addresses of one shape; only its own page reads them, so they keep out of the rows of lists.
create table sales_order_address (
  order_id bigint not null references sales_order on delete cascade,
  role text not null check (role in ('selling', 'billing', 'shipping')),
  name text not null default '',
  name_2 text not null default '',
  contact text not null default '',
  address text not null default '',
  address_2 text not null default '',
  postcode text not null default '',
  city text not null default '',
  county text not null default '',
  -- By ISO 3166, or as the ERP writes it.
  country text not null default '',
  customer_no text not null default '',
  -- Which of the customer's places; of the shipping address only.
  ship_to_code text not null default '',
  primary key (order_id, role)
);

create table sales_order_line (
  id bigint generated always as identity primary key,
  order_id bigint not null references sales_order on delete cascade,
  position integer not null,
  item_number text not null default '',
  item_name text not null,
  quantity double precision not null,
  quantity_shipped double precision not null default 0,
  -- What one costs, and the line with its discount; both without VAT.
  price bigint not null,
  amount bigint not null,
  expected_date date,
  -- Of the units shipped, in the one way of writing serial numbers.
  serial_numbers text[] not null default '{}',
  unique (order_id, position)
);
create index sales_order_line_serials on sales_order_line using gin (serial_numbers);
