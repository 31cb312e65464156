-- Rows of the outbox wait in lanes that do not wait for each other: what goes to many, such as the notices of a recall, and
-- each kind of system outside, beside the main one. The look of a lane read all waiting rows of the others as well, since no
-- index knew the lane; and a new password waited behind the mails of a recall for all of its bicycles.
alter table outbox add column lane text not null generated always as (
  case
    when kind like 'crm.%' then 'crm'
    when kind like 'erp.%' then 'erp'
    when kind like 'webhook.%' then 'webhook'
    when kind in ('mail.recall', 'mail.bulletin', 'mail.survey', 'mail.rating', 'mail.guides', 'recalls.registered') then 'many'
    else 'main'
  end
) stored;
create index outbox_lane on outbox (lane, id) where done_at is null and dead_at is null;
