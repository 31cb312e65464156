-- A shop that is removed is offered nowhere any more. What was booked there, and answered about it, is kept as long as any
-- other: it went with the row of the shop.
alter table shop add column removed_at timestamptz;
