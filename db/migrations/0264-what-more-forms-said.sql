-- As in 0261, of what else has a page: a draft of a package or of a survey, an address for webhooks, a company, a shop, a
-- ticket that was split off.
alter table package add column form_content uuid;
alter table survey add column form_content uuid;
alter table webhook_endpoint add column form_content uuid;
alter table company add column form_content uuid;
alter table shop add column form_content uuid;
alter table ticket_relation add column form_content uuid;
