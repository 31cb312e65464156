-- Files of a form go up side by side, and a small one is there before a large one that was chosen first: they keep the
-- order in which they were chosen, by the number the browser gives them. Those that came before lie as they arrived.

alter table attachment add column place bigint not null default 0;
