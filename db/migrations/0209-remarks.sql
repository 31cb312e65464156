-- What readers say is wrong in a guide, and what came of it.
create table remark (
  id bigint generated always as identity (start with 701) primary key,
  guide text not null check (guide in ('manual', 'size-guide', 'bulletin')),
  -- One of them, as long as there is such a guide: a remark outlives it.
  resource_id bigint references resource on delete set null,
  bulletin_id bigint references bulletin on delete set null,
  -- As its reader had it before them.
  title text not null,
  number text not null default '',
  version integer not null check (version > 0),
  page integer check (page between 1 and 9999),
  -- '' once who wrote it has been erased.
  body text not null check (length(body) <= 1000),
  account_id bigint not null references account,
  submission uuid not null unique,
  -- What lists look for words in, lower case.
  search text not null,
  said_at timestamptz not null,
  -- What came of it, as its author is told.
  outcome text not null default '',
  closed_by bigint references account,
  closed_at timestamptz,
  -- As lists ask for it.
  state text not null generated always as (case when closed_at is null then 'open' else 'closed' end) stored
    check (state in ('open', 'closed')),
  check (case guide when 'bulletin' then resource_id is null else bulletin_id is null end),
  check ((closed_at is null) = (closed_by is null)),
  check ((closed_at is null) = (outcome = ''))
);
create index remark_list on remark (said_at desc, id desc);
create index remark_open on remark (said_at desc, id desc) where state = 'open';
create index remark_closed on remark (said_at desc, id desc) where state = 'closed';
-- What has been closed for long is deleted.
create index remark_over on remark (closed_at) where closed_at is not null;
create index remark_search on remark using gin (search gin_trgm_ops);
create index remark_author on remark (account_id, id);
create index remark_closer on remark (closed_by) where closed_by is not null;
create index remark_resource on remark (resource_id) where resource_id is not null;
create index remark_bulletin on remark (bulletin_id) where bulletin_id is not null;
