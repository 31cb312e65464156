-- Where a dealer's customers find it: what appointments, recalls, leads and returns go by.
create table shop (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  -- One filling-in of the form that added it.
  submission uuid not null,
  name text not null,
  street text not null,
  postcode text not null,
  city text not null,
  country text not null,
  -- As IANA names it: its hours and days are by the clocks there.
  time_zone text not null,
  phone text not null,
  email text not null,
  -- For each day from Monday on, the spans in which it is open: [["09:00", "12:30"], …].
  hours jsonb not null,
  -- How to find the door, where to park.
  way_in text not null,
  created_at timestamptz not null,
  unique (company_id, submission)
);

-- Days on which it is closed whatever its hours say, the last one among them.
create table shop_closure (
  id bigint generated always as identity primary key,
  shop_id bigint not null references shop on delete cascade,
  from_day date not null,
  to_day date not null check (to_day >= from_day)
);
create index shop_closure_shop on shop_closure (shop_id, from_day);

alter table company_event drop constraint company_event_kind_check;
alter table company_event add constraint company_event_kind_check check (kind in (
  'created', 'changed', 'terms', 'shop_added', 'shop_changed', 'shop_removed'));
