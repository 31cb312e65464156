-- What a notice shows of the part. The content is named by itself, not by the library it was chosen from: a published
-- notice stays as it is, whatever becomes of that.
create table recall_picture (
  id bigint generated always as identity primary key,
  recall_id bigint not null references recall on delete cascade,
  content_key text not null,
  name text not null,
  width integer,
  height integer,
  -- What it shows, for who does not see it, in each language.
  alt jsonb not null,
  created_at timestamptz not null,
  unique (recall_id, content_key)
);
-- The sweep of the store of files asks which names are known.
create index recall_picture_content on recall_picture (content_key);
