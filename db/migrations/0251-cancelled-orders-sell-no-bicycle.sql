-- A bicycle that an order sold stayed sold when the order was cancelled. Which order it was is noted where the list did not
-- say it by itself.
alter table built_bicycle add column sold_by_order bigint references sales_order on delete set null;
create index built_bicycle_sold_by_order on built_bicycle (sold_by_order) where sold_by_order is not null;

-- By whichever way an order is cancelled its bicycles are nobody's again: none that left with it, or that has been
-- registered since. It looks once the order's lines are written as well.
create function release_sold_bicycles() returns trigger language plpgsql as $$
begin
  update built_bicycle built set company_id = null, sold_by_order = null
    where built.sold_by_order = new.id
      and exists (select from sales_order where id = new.id and status = 'cancelled')
      and not exists (select from product where product.serial_folded = built.serial_folded)
      and not exists (select from sales_order_line line
        where line.order_id = new.id and line.quantity_shipped > 0 and line.serial_numbers @> array[built.serial_number]);
  return null;
end $$;

create constraint trigger order_cancelled after update of status on sales_order
  deferrable initially deferred for each row when (new.status = 'cancelled')
  execute function release_sold_bicycles();
