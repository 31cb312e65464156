-- As in 0261, of what is asked for again from an order.
alter table order_request add column form_content uuid;
