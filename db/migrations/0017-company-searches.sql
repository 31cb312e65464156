-- A company's orders, quotes and leads are searched in the index itself: a third of the time of reading each of them from
-- the table. An index refuses what is longer than 2.7 kB: the few longer ones have an index of their own, without the text.
create index sales_order_company_search on sales_order (company_id, order_date desc, id desc) include (search)
  where octet_length(search) <= 2000;
create index sales_order_company_long on sales_order (company_id, order_date desc, id desc)
  where octet_length(search) > 2000;

create index quote_company_search on quote (company_id, created_at desc, id desc) include (search)
  where status in ('APPROVED', 'APPROVAL_NOT_NEEDED') and octet_length(search) <= 2000;
create index quote_company_long on quote (company_id, created_at desc, id desc)
  where status in ('APPROVED', 'APPROVAL_NOT_NEEDED') and octet_length(search) > 2000;

create index lead_company_search on lead (company_id, routed_at desc, id desc) include (search)
  where erased_at is null and octet_length(search) <= 2000;
create index lead_company_long on lead (company_id, routed_at desc, id desc)
  where erased_at is null and octet_length(search) > 2000;
