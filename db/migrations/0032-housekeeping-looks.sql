-- When housekeeping looked at the clock last: one that has leapt is looked at twice before anything is deleted by it.
create table housekeeping (
  is_only boolean primary key default true check (is_only),
  looked_at timestamptz not null
);
