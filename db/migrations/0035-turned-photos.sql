-- Staff turn a photo that lies on its side: by how many quarters, clockwise, and who did it last.
alter table attachment
  add column turned smallint not null default 0 check (turned between 0 and 3),
  add column turned_by bigint references account on delete set null,
  add column turned_at timestamptz;
