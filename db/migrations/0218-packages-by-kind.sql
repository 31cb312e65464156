-- Riders read services alone: among sets, one after the other would be looked at for the first of them.
create index package_published_kind on package (kind, listed_at desc, id desc) where state = 'published';
