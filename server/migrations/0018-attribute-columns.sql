-- Colour and motif of a product, and when it was added. A file of its own, because the following ones write products and their index.
alter table products add column colour text, add column motif text, add column added_at timestamptz not null default now();
