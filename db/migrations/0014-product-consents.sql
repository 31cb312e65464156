-- Who holds a bicycle changes their mind about a consent, and the history says so: which one, and whether yes or no.
alter table product_event drop constraint product_event_kind_check;
alter table product_event add constraint product_event_kind_check check (kind in (
  'registered', 'code', 'code_withdrawn', 'transferred', 'passport', 'service', 'consumable', 'accessory', 'note',
  'consent'));
