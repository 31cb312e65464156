-- Minutes that the shop has said for this day alone, as when a mechanic is away: the usual ones leave it as it is.
alter table bench_day add column own boolean not null default false;
