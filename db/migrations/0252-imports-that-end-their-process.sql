-- How often work on an import has begun and has not come back: its file may be what ends each process that works on it.
alter table import_progress add column begun integer not null default 0;
