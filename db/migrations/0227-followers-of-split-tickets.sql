-- What a follower wrote is shown by a ticket that was split from theirs as well: their name stands there in a row of its own,
-- which follows nothing and so has no address. By what it was copied from, who is to be forgotten is found in both.
alter table ticket_follower add column copied_from bigint references ticket_follower on delete set null;
create index ticket_follower_copied_from on ticket_follower (copied_from) where copied_from is not null;
