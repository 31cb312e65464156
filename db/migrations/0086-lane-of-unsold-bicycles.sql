-- What came of the rule by which claims about bicycles that are not sold yet are accepted at once: it accepted this one, or
-- drew it for a look by staff; null: it did not apply.
alter table ticket add column lane text check (lane in ('accepted', 'drawn'));

-- A decision by rule is nobody's.
alter table ticket_event alter column actor_id drop not null;
alter table ticket_event add constraint ticket_event_actor check (actor_id is not null or kind = 'decision');
