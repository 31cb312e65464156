-- Staff write a claim down for a customer on the phone. Until it is sent it is the agent's own draft, which says for whom:
-- the name of its form ends in that person's number (docs/decisions/063). It goes with the person.
alter table draft add column for_id bigint
  generated always as (substring(form from '-for-([0-9]{1,15})$')::bigint) stored references account (id);
create index draft_for on draft (for_id) where for_id is not null;

-- The phone that takes photos of such a claim acts for the same person.
alter table camera_code add column for_id bigint references account (id);
create index camera_code_for on camera_code (for_id) where for_id is not null;
