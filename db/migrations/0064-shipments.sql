-- What left of an order, when and with whom: an order may leave in several parcels. Of an ERP's orders often no more is
-- known than one number, and no line.
create table sales_order_shipment (
  order_id bigint not null references sales_order on delete cascade,
  position integer not null,
  -- The form that made it, where a person did.
  submission uuid unique,
  carrier text not null default '',
  tracking_number text not null default '',
  -- Shown as a link, so that nothing but an address of the web may stand there.
  tracking_url text check (tracking_url ~ '^https?://'),
  shipped_on date,
  primary key (order_id, position)
);

create table sales_order_shipment_line (
  order_id bigint not null,
  shipment integer not null,
  -- The position of the order's line.
  line integer not null,
  quantity double precision not null check (quantity > 0),
  primary key (order_id, shipment, line),
  foreign key (order_id, shipment) references sales_order_shipment (order_id, position) on delete cascade
);

-- The one shipment that orders had until now. What was shipped of one by hand is known line by line.
insert into sales_order_shipment (order_id, position, carrier, tracking_number, tracking_url)
select id, 1, shipping_agent, tracking_number, tracking_url
from sales_order
where tracking_number <> '' or tracking_url is not null
  or (by_hand and exists (select from sales_order_line where order_id = sales_order.id and quantity_shipped > 0));

insert into sales_order_shipment_line (order_id, shipment, line, quantity)
select order_id, 1, sales_order_line.position, quantity_shipped
from sales_order_line join sales_order on sales_order.id = order_id
where by_hand and quantity_shipped > 0;

alter table sales_order drop column tracking_number, drop column tracking_url;
