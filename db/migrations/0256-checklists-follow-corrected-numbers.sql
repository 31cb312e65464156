-- A registration whose number was put right kept what workshops had signed on the bicycle of the old number, and did not get
-- what was signed on its own: that was looked for at the registration alone. It took that of a number that only looks like
-- its own as well, which is another bicycle's.
create or replace function follow_checked_product() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    -- It lay there by its number alone: nobody held the bicycle by this registration as it was signed.
    update bicycle_check set product_id = null
      where product_id = new.id and serial_number <> new.serial_number and state = 'signed' and holder_id is null;
  end if;
  -- A delivery that is still gone through registers the bicycle itself.
  update bicycle_check set product_id = new.id
    where product_id is null and serial_folded = new.serial_folded and serial_number = new.serial_number
      and (state = 'signed' or kind <> 'delivery');
  return null;
end $$;
create trigger product_checks_corrected after update of serial_number on product for each row
  when (old.serial_number is distinct from new.serial_number) execute function follow_checked_product();

-- Of numbers that were put right before.
update bicycle_check it set product_id = null from product
  where product.id = it.product_id and it.serial_folded <> product.serial_folded
    and it.state = 'signed' and it.holder_id is null;
update bicycle_check it set product_id = product.id from product
  where it.product_id is null and it.serial_number = product.serial_number
    and (it.state = 'signed' or it.kind <> 'delivery');
