-- ZIP files of pictures that an admin uploads beside a file of products (decision 221), in parts, because a request is read into memory.
-- One is deleted when its import ends, and after a day.
create table product_import_archives (
  id uuid primary key default gen_random_uuid(),
  admin_id uuid not null references auth.users on delete cascade,
  -- size of the whole file; parts have a fixed size, except the last
  size integer not null,
  created_at timestamptz not null default now()
);
create index product_import_archives_created_at_idx on product_import_archives (created_at);
create index product_import_archives_admin_id_idx on product_import_archives (admin_id);

create table product_import_parts (
  archive_id uuid not null references product_import_archives on delete cascade,
  -- from 0
  number integer not null,
  bytes bytea not null,
  primary key (archive_id, number)
);
-- Pictures are compressed already.
alter table product_import_parts alter column bytes set storage external;

alter table product_imports add column archive_id uuid references product_import_archives on delete set null;

-- The pictures of an archive that the lines of its import name. Their renditions are made before the import starts and are kept in
-- `product_picture_files`, where no page refers to them until the import is done.
create table product_import_pictures (
  archive_id uuid not null references product_import_archives on delete cascade,
  -- place of the file in the archive, from 0
  entry integer not null,
  view smallint not null check (view between 1 and 4),
  name text not null,
  -- of the renditions, once they are made
  path text,
  is_transparent boolean not null default false,
  -- why the file is refused
  fault text,
  primary key (archive_id, entry, view)
);
create index product_import_pictures_path_idx on product_import_pictures (path) where path is not null;
