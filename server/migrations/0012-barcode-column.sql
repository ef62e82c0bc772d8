-- A file of its own: the next one holds a lock on products while it writes, and a stronger lock that is asked for then would be a
-- deadlock with a transaction that has read products and waits to change them.
alter table products add column barcode text;
