-- What the form said that a lead, or a version of a document, was made of, as a digest: of a form that is posted again it was
-- asked whether it says what is there by now, so that a lead or a title somebody had corrected meanwhile was made once more.
alter table lead add column form_content uuid;
alter table resource_version add column form_content uuid;
