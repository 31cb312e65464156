-- Somebody fills in several claims side by side: the draft of each goes by its own submission. One that follows a ticket
-- goes by that ticket's number, as before.
update draft set form = 'ticket-' || submission where form = 'ticket';
