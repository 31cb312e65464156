-- In which the search over everything looks, beside the list of recalls.
create index recall_searched on recall using gin (words gin_trgm_ops);
-- The notices that anybody may read, the latest first.
create index recall_notices on recall (published_at desc) where state <> 'draft' and kind <> 'stop_sale';
