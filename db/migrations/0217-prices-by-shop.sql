-- A dealer's price holds at all its shops, unless one of them has its own.
alter table package_price
  drop constraint package_price_pkey,
  add column shop_id bigint references shop on delete cascade,
  add constraint package_price_once unique nulls not distinct (package_id, company_id, shop_id);
create index package_price_shop on package_price (shop_id) where shop_id is not null;
