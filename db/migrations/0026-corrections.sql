-- Staff correct what stands of a bicycle, and issue the code by which one that somebody else registered comes to whom it
-- belongs. Its holder corrects size and colour.
alter table product add column version integer not null default 1;

alter table product_event drop constraint product_event_kind_check;
alter table product_event add constraint product_event_kind_check check (kind in (
  'registered', 'code', 'code_withdrawn', 'transferred', 'passport', 'service', 'consumable', 'accessory', 'note',
  'consent', 'corrected', 'attributes'));
-- Of each field that was corrected what stood there before, and since.
alter table product_event add column changes jsonb not null default '{}';
-- It stands in the log of who held the bicycle then, and is none of their doing.
alter table product_event add column by_maker boolean not null default false;

alter table product_transfer add column by_maker boolean not null default false;
