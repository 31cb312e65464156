-- The stored last days of bicycles whose warranty is for the first owner alone, and of those that replaced another, were
-- reckoned otherwise: the worker goes through all of them once, as after a publication.
insert into outbox (kind, subject, payload, due_at, created_at)
select 'catalogue.published', 'catalogue', jsonb_build_object('version', max(number), 'after', 0), now(), now()
from catalogue_version having count(*) > 0;
