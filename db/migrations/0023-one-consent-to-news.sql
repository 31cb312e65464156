-- News and offers are agreed to by one consent, that of the subscriptions, which a rider may also give with a bicycle.
alter table subscription_event drop constraint subscription_event_source_check;
alter table subscription_event add constraint subscription_event_source_check
  check (source in ('page', 'link', 'registration', 'product'));

-- What a rider has ticked stands, unless they have said something about news since or before.
insert into subscription_event (account_id, topic, subscribed, source, at)
select product.held_by, 'news', true, 'product', min(product.held_since)
from product
join account on account.id = product.held_by
where product.marketing
  and account.role = 'customer'
  and not exists (
    select from subscription_event as said where said.account_id = product.held_by and said.topic = 'news'
  )
group by product.held_by;

alter table product drop column marketing;

-- An accepted lead waits no longer once there is a note or an offer.
update lead set due_at = null
where acceptance = 'accepted' and due_at is not null
  and exists (
    select from lead_event
    where lead_event.lead_id = lead.id and lead_event.kind in ('note', 'offer') and lead_event.at >= lead.answered_at
  );
