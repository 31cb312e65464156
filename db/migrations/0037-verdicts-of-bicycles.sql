-- An accepted repair counts as chosen by the buyer, and lengthens the legal guarantee, unless staff say otherwise.
alter table ticket add column repair_chosen boolean not null default true;
alter table ticket_event drop constraint ticket_event_kind_check;
alter table ticket_event add constraint ticket_event_kind_check check (kind in (
  'opened', 'decision', 'stage', 'awaiting', 'file_withdrawn', 'subject', 'repair_choice'));

-- Who vouches for a registration beside who made it; null: it is to be confirmed, and no longer warranty is certain.
alter table product add column confirmed_by text check (confirmed_by in ('receipt', 'dealer', 'staff'));
-- What `warranty_expiry` would be if it were confirmed.
alter table product add column longest_expiry date;
alter table product_event drop constraint product_event_kind_check;
alter table product_event add constraint product_event_kind_check check (kind in (
  'registered', 'code', 'code_withdrawn', 'transferred', 'passport', 'service', 'consumable', 'accessory', 'note',
  'consent', 'corrected', 'attributes', 'confirmed', 'given_way'));

update product set confirmed_by = case
  when exists (select from attachment where product_id = product.id and field = 'receipt' and withdrawn_at is null)
    then 'receipt'
  when (
    select company.kind from company where company.id = coalesce(
      (select company_id from product_event where product_id = product.id and kind = 'registered' order by id limit 1),
      product.company_id)) = 'dealer'
    and not exists (
      select from sales_order_line line join sales_order on sales_order.id = line.order_id
      where line.serial_numbers @> array[product.serial_number] and sales_order.company_id <> product.company_id)
    then 'dealer' end;

-- The law's last day: a repair done while the guarantee ran has lengthened it by a year.
create temporary table law on commit drop as
select product.id, (date_of_purchase + make_interval(months => months + case when exists (
    select from ticket join ticket_event done on done.ticket_id = ticket.id and done.to_stage = 'operations_completed'
    where ticket.serial_folded = product.serial_folded and ticket.serial_number = product.serial_number
      and ticket.frame_model = product.frame_model and ticket.resolution = 'repair' and ticket.warranty_accepted
      and (done.at at time zone 'Europe/Rome')::date between date_of_purchase
        and (date_of_purchase + make_interval(months => months))::date) then 12 else 0 end))::date as ends
from product, lateral (select case when country in ('ES', 'PT') then 36 else 24 end as months) of_country
where first_owner and country = any (string_to_array(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE', ' '));

update product set longest_expiry = greatest(warranty_expiry, (select ends from law where law.id = product.id));
alter table product alter column longest_expiry set not null;
-- Without the year that only a confirmed registration in time brings.
update product set warranty_expiry = case when confirmed_by is not null then longest_expiry else
  least(longest_expiry, greatest((date_of_purchase + interval '24 months')::date,
    (select ends from law where law.id = product.id))) end;
