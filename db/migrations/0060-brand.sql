-- The maker's name, colour, pictures and legal texts: versions of one document, kept as those of the catalogue are.
create table brand_version (
  number int primary key check (number > 0),
  content jsonb not null,
  published_at timestamptz not null,
  published_by bigint references account on delete set null,
  note text not null default ''
);

create table brand_draft (
  is_only boolean primary key default true check (is_only),
  content jsonb not null,
  revision int not null default 1,
  changed_at timestamptz not null,
  changed_by bigint references account on delete set null
);

-- What the versions and the draft show, each once, by an address that bears its content's hash: a backup of the database
-- has them all.
create table brand_picture (
  src text primary key,
  type text not null check (type in ('image/svg+xml', 'image/png', 'image/webp')),
  content bytea not null,
  -- The first that shows it; null: only the draft does.
  version int references brand_version
);
