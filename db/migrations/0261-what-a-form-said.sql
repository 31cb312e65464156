-- What the form said that made a thing with a page, as a number made of it (`contentOf`): one that comes again after a lost
-- answer, and says something else by then, is told that it was saved as it was. Nothing of what is older, or came otherwise.
alter table appointment add column form_content uuid;
alter table quote add column form_content uuid;
alter table sales_order add column form_content uuid;
alter table sales_order_shipment add column form_content uuid;
alter table recall add column form_content uuid;
alter table bulletin add column form_content uuid;
alter table media_share add column form_content uuid;
