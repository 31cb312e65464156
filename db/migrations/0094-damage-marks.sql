-- Where on the drawing of its family the sender of a claim has marked the damage: the part, and a point or a circle in the
-- millimetres of the drawing, by the catalogue version of the ticket. Null: nothing was marked.
alter table ticket add column marks jsonb;

-- They are part of what the claim says. A claim without any is held as it always was, so that older entries stay true.
create or replace function said_of(one ticket) returns jsonb language sql stable as $$
  select jsonb_build_object('author_id', one.author_id, 'submission', one.submission, 'locale', one.locale,
    'country', one.country, 'frame_model', one.frame_model, 'serial_number', one.serial_number,
    'damage_phase', one.damage_phase, 'date_of_purchase', one.date_of_purchase, 'part_involved', one.part_involved,
    'kind_of_damage', one.kind_of_damage, 'content', one.content, 'notes', one.notes,
    'instructions', one.instructions, 'catalogue_version', one.catalogue_version, 'told_verdict', one.told_verdict,
    'created_at', one.created_at at time zone 'UTC')
    || case when one.marks is null then '{}'::jsonb else jsonb_build_object('marks', one.marks) end
$$;
