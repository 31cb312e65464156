-- Since when the file of an import cannot be read: one that stays so is set aside, though the store answers otherwise.
alter table import_progress add column unread_since timestamptz;
