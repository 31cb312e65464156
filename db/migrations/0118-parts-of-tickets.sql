-- Tickets about a part that few are about, or none: without it the whole order of the list is gone through for a page.
create index ticket_part on ticket using gin (part_involved) with (fastupdate = off);
