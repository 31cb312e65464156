-- Staff look at the quotes of one customer, drafts among them, and at those of one status.
create index quote_customer on quote (company_id, created_at desc, id desc);
create index quote_status on quote (status, created_at desc, id desc);
