-- Names by which a product is also searched, such as a former one (decision 218). A file of its own, because the following one writes
-- products.
alter table products add column other_names_ar text[] not null default '{}', add column other_names_en text[] not null default '{}';
