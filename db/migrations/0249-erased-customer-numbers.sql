-- The customer number of a rider who was erased goes; its digest stays, so that no table of companies brings them back.
alter table company add column erased_digest text;
create index company_erased on company (erased_digest) where erased_digest is not null;
