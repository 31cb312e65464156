-- How many are late: among a million tickets each page of the queue looked through all clocks for it, twice.
create index ticket_late on ticket (due_at) where due_at is not null and stage <> 'ticket_closed';
