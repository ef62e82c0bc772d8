-- What the owner has decided about the shop: one row per saved version of a section. The newest published row of a section is
-- valid; a section without rows has its default. Rows are only added, so that each earlier version can be restored.
create table setting_versions (
  id bigint generated always as identity primary key,
  section text not null check (section ~ '^[a-zA-Z-]+(/[a-z-]+)?$' and length(section) <= 60),
  version integer not null check (version > 0),
  value jsonb not null,
  created_at timestamptz not null default now(),
  -- no foreign key, so that the row stays when the account is deleted
  admin_id uuid not null,
  -- the address at that time, set by a trigger
  admin_email text not null default '',
  -- null for a draft; in the future for a version that is published later
  published_at timestamptz
);
create unique index setting_versions_section_version_key on setting_versions (section, version);
create index setting_versions_section_id_idx on setting_versions (section, id desc);
create trigger setting_versions_set_admin_email before insert on setting_versions
  for each row execute function set_audit_admin_email();
create trigger setting_versions_notify after insert or update or delete on setting_versions
  for each statement execute function notify_products_changed();

-- Which settings each running process has read, so that a change can be answered when every process knows it.
create unlogged table shop_processes (
  id uuid primary key,
  settings_id bigint not null,
  seen_at timestamptz not null default now()
);

-- The rules that an order was priced by, beside its rates, so that it reads for ever as it was placed.
alter table orders
  add column tax_base text not null default 'before-discounts' check (tax_base in ('before-discounts', 'after-discounts')),
  add column shipping_zone jsonb not null
    default '{"name": {"ar": "كل المحافظات", "en": "All governorates"}, "freeFrom": 300000, "days": {"min": 5, "max": 7}}'
    check (jsonb_typeof(shipping_zone) = 'object'),
  -- id of the newest of the pricing sections' versions
  add column settings_id bigint not null default 0;
