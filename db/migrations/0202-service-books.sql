-- The plan of services that a bicycle was registered under, as `service-book.ts` has it: a later plan changes nothing of it.
alter table product add column service_book jsonb;
-- The service that it is due for next: its code in the plan, its day, and the last day on which it still counts.
alter table product add column service_code text;
alter table product add column service_due date;
alter table product add column service_until date;
-- The due day of which its holder has been reminded.
alter table product add column service_reminded date;
create index product_service_due on product (company_id, service_due) where service_due is not null;
create index product_service_until on product (service_until) where service_until is not null;

-- The dealer whose workshop did a service: a rider's own entry has none, and keeps no service of the book.
alter table product_event add column dealer_id bigint references company;
update product_event set dealer_id = company.id
from account join company on company.id = account.company_id
where account.id = product_event.actor_id and product_event.kind = 'service' and company.kind = 'dealer';
