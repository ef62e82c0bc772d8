-- Pictures that admins put up themselves. Their files lie here, because all processes and machines of a shop share nothing
-- but the database.

-- whose pictures have once been touched by an admin: the built-in catalogue leaves them alone from then on
alter table products add column has_own_pictures boolean not null default false;

create table product_picture_files (
  path text not null,
  width smallint not null,
  format text not null check (format in ('avif', 'webp')),
  bytes bytea not null,
  -- since when no picture points at it; pages that are open and mails that were sent still do
  left_at timestamptz,
  primary key (path, width, format)
);
-- pictures are pressed already
alter table product_picture_files alter column bytes set storage external;
create index product_picture_files_left on product_picture_files (left_at) where left_at is not null;
