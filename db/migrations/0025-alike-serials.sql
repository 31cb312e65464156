-- One bicycle has one holder, also when two register it at the same moment. A number that only looks like another is of
-- a bicycle of its own: whoever registers it is warned, and by the folded number it is found.
drop index product_serial;
create unique index product_serial on product (serial_number);
create index product_serial_folded on product (serial_folded);
