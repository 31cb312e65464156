-- Which bicycles stand in a dealer's shops now: under recall they are that workshop's to see to as well.
create index appointment_at_bench on appointment (shop_id) where state in ('arrived', 'ready');
