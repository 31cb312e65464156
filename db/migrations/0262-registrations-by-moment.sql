-- Programs follow products by the moment at which the portal took their registration in.
create index product_event_registered on product_event (at, product_id) where kind = 'registered';
