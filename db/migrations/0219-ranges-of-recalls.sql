-- One number is looked for among the ranges of a recall, and not among all the numbers that it names one by one.
create index recall_serial_range on recall_serial (recall_id) where first_folded <> last_folded;
