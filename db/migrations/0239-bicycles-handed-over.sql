-- Which bicycles a dealer's shops have handed over of late: under recall, what was done to them is still theirs to say.
create index appointment_handed_over on appointment (shop_id, ended_at) where state = 'done';
