-- Two open pages of one draft: each is told when it writes over what the other has saved. Without a page: saved by the
-- server itself, with a form that came back.
alter table draft add column page text;
