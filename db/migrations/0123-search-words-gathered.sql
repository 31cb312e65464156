-- What is searched for is taken into its indexes some thirty tickets at once: most of their words are the same, and one
-- ticket at a time cost a third of what opening it did. A search reads the few pages that still wait.
alter index ticket_search set (fastupdate = on, gin_pending_list_limit = 64);
alter index ticket_part set (fastupdate = on, gin_pending_list_limit = 64);
