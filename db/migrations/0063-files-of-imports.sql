-- A thing of the shelves has the name by which an import finds it again, and each of its versions tells by its content
-- whether the same file comes once more; of those from before nobody knows.
alter table resource add column reference text unique;
alter table resource_version add column sha256 text;

-- What an import has made is found by its key.
alter table import_row drop column target_id;
