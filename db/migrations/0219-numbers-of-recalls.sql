-- One number is looked for among the ranges of a recall, and not among all the numbers that it names one by one.
create index recall_serial_range on recall_serial (recall_id) where first_folded <> last_folded;

-- How many numbers and ranges it names: its notice shows the first, and anybody's check shows the notice.
alter table recall add column serial_count integer not null default 0;
update recall set serial_count = (select count(*) from recall_serial where recall_id = recall.id);
