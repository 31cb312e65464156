-- The list of checks by the day it shows and by model. The text as app/kit/lists/pages.server.ts says it.
create index bicycle_check_day on bicycle_check (coalesce(signed_at, begun_at), id);
create index bicycle_check_company_day on bicycle_check (company_id, coalesce(signed_at, begun_at), id);
create index bicycle_check_model on bicycle_check (lower(left(family, 40)), id);
create index bicycle_check_company_model on bicycle_check (company_id, lower(left(family, 40)), id);
