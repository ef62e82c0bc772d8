-- Who waits for a product is told in the language they asked in.

alter table stock_notifications
  add column language text not null default 'ar' check (language in ('ar', 'en'));
