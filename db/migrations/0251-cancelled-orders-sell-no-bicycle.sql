-- A bicycle that an order sold stayed sold when the order was cancelled. Which order it was is noted where the list did not
-- say it by itself, and stays noted while the order is cancelled: it may stand again. What was sold before this migration
-- has no note.
alter table built_bicycle add column sold_by_order bigint references sales_order on delete set null;
create index built_bicycle_sold_by_order on built_bicycle (sold_by_order) where sold_by_order is not null;

-- What an order sold is its company's while it stands. Once it is cancelled that goes to another order that stands, or is
-- nobody's: none that may have left with it, or that has been registered since.
create function settle_sold_bicycles(sold_by bigint) returns void language plpgsql as $$
declare
  bicycle record;
  other record;
begin
  update built_bicycle built set company_id = sales_order.company_id from sales_order
    where sales_order.id = sold_by and sales_order.status <> 'cancelled'
      and built.sold_by_order = sold_by and built.company_id is null;
  for bicycle in
    select built.id, built.serial_number from built_bicycle built
      join sales_order on sales_order.id = built.sold_by_order and sales_order.status = 'cancelled'
    where built.sold_by_order = sold_by and built.company_id is not null
      and not exists (select from product where product.serial_number = built.serial_number)
      -- Of a line that left in part nobody knows which of its bicycles did.
      and not exists (select from sales_order_line line
        where line.order_id = sold_by and line.quantity_shipped > 0 and line.serial_numbers @> array[built.serial_number])
    order by built.id
  loop
    -- Held, so that who cancels it meanwhile finds what it has got.
    select standing.id, standing.company_id into other
      from sales_order_line line join sales_order standing on standing.id = line.order_id
      where line.serial_numbers @> array[bicycle.serial_number] and standing.id <> sold_by
        and standing.status <> 'cancelled' and standing.by_hand
      order by standing.id limit 1 for share of standing;
    update built_bicycle set company_id = other.company_id, sold_by_order = coalesce(other.id, sold_by)
      where id = bicycle.id and sold_by_order = sold_by;
  end loop;
end $$;

create function settle_sold_bicycles() returns trigger language plpgsql as $$
begin
  perform settle_sold_bicycles(new.id);
  return null;
end $$;

-- By whichever way an order is cancelled, or stands again. It looks once the order's lines are written as well.
create constraint trigger order_cancelled after update of status on sales_order
  deferrable initially deferred for each row when (new.status = 'cancelled')
  execute function settle_sold_bicycles();
create constraint trigger order_stands_again after update of status on sales_order
  deferrable initially deferred for each row when (old.status = 'cancelled' and new.status <> 'cancelled')
  execute function settle_sold_bicycles();
