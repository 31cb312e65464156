-- How long decisions take is asked of the latest of them alone.
create index ticket_event_decisions on ticket_event (at) where kind = 'decision';
