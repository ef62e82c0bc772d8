-- An import of products whose runs were killed or failed again and again ends, instead of waiting for ever (decision 222).
alter table product_imports
  -- runs that were begun
  add column attempts integer not null default 0,
  drop constraint product_imports_state_check,
  add constraint product_imports_state_check
    check (state in ('checked', 'waiting', 'running', 'done', 'cancelled', 'outdated', 'failed')) not valid;
