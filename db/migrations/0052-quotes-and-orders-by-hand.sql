-- Staff write quotes and orders by hand. Of a line the number of the item is kept beside its name.
alter table quote_line add column item_number text not null default '';

alter table quote
  -- On the whole, beside those of the lines; in hundredths of a percent.
  add column discount integer not null default 0 check (discount between 0 and 10000),
  -- Of two who change a draft at once the second is told.
  add column version integer not null default 1,
  -- The form that made it: sent once more it makes no second one.
  add column submission uuid unique;

-- What the dealer has seen is withdrawn instead of changed. Who did so, when and why stands where an answer would.
alter table quote drop constraint quote_acceptance_check;
alter table quote add constraint quote_acceptance_check
  check (acceptance in ('pending', 'accepted', 'rejected', 'withdrawn'));
alter table quote_event drop constraint quote_event_kind_check;
alter table quote_event add constraint quote_event_kind_check
  check (kind in ('accepted', 'rejected', 'status', 'written', 'withdrawn'));

alter table sales_order
  -- What an ERP or an import has brought is changed there alone.
  add column by_hand boolean not null default false,
  add column version integer not null default 1,
  add column submission uuid unique;
