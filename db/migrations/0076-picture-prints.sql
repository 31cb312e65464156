-- What photos are known again by: a copy is found whatever its size and quality, also where its edges were cut.
create table picture_print (
  attachment_id uuid primary key references attachment on delete cascade,
  -- Of the whole picture first, then of what is left where edges are cut.
  prints bigint[] not null,
  -- Pieces of the prints, by which those that differ in a few bits are found.
  keys integer[] not null,
  -- Whether it has been looked for among the others: the two of a pair may arrive at the same moment.
  compared boolean not null default false
);
-- Not gathered before they are sorted in: who looks one up would read through them all.
create index picture_print_keys on picture_print using gin (keys) with (fastupdate = off);
create index picture_print_uncompared on picture_print (attachment_id) where not compared;

-- Photos that look the same, each pair both ways.
create table picture_match (
  attachment_id uuid not null references attachment on delete cascade,
  other_id uuid not null references attachment on delete cascade,
  primary key (attachment_id, other_id)
);
create index picture_match_other on picture_match (other_id);

-- Whether its print has been made, or it was found to need none.
alter table attachment add column printed boolean not null default false;
create index attachment_unprinted on attachment (created_at desc)
  where not printed and kind = 'photo' and field = 'attachments' and ticket_id is not null;
