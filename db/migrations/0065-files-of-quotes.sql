-- What goes with a quote: a drawing, a price list. Internal until the quote is shown.
alter table attachment add column quote_id bigint references quote on delete cascade;
create index attachment_quote on attachment (quote_id) where quote_id is not null;

drop index attachment_unclaimed;
create index attachment_unclaimed on attachment (created_at)
  where ticket_id is null and product_id is null and quote_id is null;
drop index attachment_unsent;
create index attachment_unsent on attachment (owner_id)
  where ticket_id is null and product_id is null and quote_id is null;
