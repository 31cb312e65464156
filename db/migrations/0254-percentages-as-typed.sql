-- The VAT of an order by hand and the discounts of its lines as staff typed them, in hundredths of a percent: amounts are
-- rounded, and of small ones the percentages cannot be told any more. Nothing of an order that came otherwise.
alter table sales_order add column vat_percent integer check (vat_percent between 0 and 10000);
alter table sales_order_line add column discount integer check (discount between 0 and 10000);
