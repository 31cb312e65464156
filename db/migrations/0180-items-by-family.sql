-- The page of a bicycle asks for what there is for its family.
create index item_family on item (family) where family <> '';
