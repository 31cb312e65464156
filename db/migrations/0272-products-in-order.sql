-- The list of bicycles by the end of their warranty and by their model. The text as app/kit/lists/pages.server.ts says it.
drop index product_company_expiry;
create index product_company_expiry on product (company_id, warranty_expiry, id);
create index product_expiry on product (warranty_expiry, id);
create index product_company_model on product (company_id, lower(left(name, 40)), id);
create index product_model on product (lower(left(name, 40)), id);
