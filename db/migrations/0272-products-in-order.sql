-- The list of bicycles by the end of their warranty and by their model. The text as app/kit/lists/pages.server.ts says it.
create index product_company_end on product (company_id, warranty_expiry, id);
create index product_expiry on product (warranty_expiry, id);
create index product_company_model on product (company_id, lower(left(name, 40)), id);
create index product_model on product (lower(left(name, 40)), id);
-- Last: it keeps readers out.
drop index product_company_expiry;
