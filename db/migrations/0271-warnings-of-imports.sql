-- What is strange about a row and lets it through, beside what keeps it out; all that keeps one out is listed first.
alter table import_mistake add column is_warning boolean not null default false;
alter table import_mistake drop constraint import_mistake_pkey;
alter table import_mistake add primary key (import_id, is_warning, line, field, reason);

-- Of companies that come in, those are looked up that have the same VAT number.
create index company_vat_number on company (vat_number) where vat_number <> '';
