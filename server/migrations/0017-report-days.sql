-- Figures of reports by day (decision 204). A day's rows are computed from its orders, refunds and returns. Whatever changes one of
-- these writes the day into `report_changes`, in its transaction: a report computes such days anew, and a task stores them.

-- The day of Cairo's calendar at an instant.
create function cairo_day(timestamptz) returns date language sql stable strict parallel safe return
  ($1 at time zone 'Africa/Cairo')::date;

create table report_days (
  day date not null,
  breakdown text not null check (breakdown in ('product', 'governorate', 'method', 'promoCode', 'tax', 'reason')),
  -- product, governorate, payment method, promo code, rate of the tax, or reason of a return; empty where an order has none
  key text not null,
  -- orders that were not cancelled, by the day on which they were placed; for reasons, returns by the day on which they were asked for
  orders integer not null,
  -- what these orders or returns have of goods
  quantity bigint not null,
  -- in piastres: goods after all discounts, before tax and shipping; what promo codes took off; what the tax is computed from; the tax
  goods bigint not null default 0,
  promo_discount bigint not null default 0,
  taxed bigint not null default 0,
  tax bigint not null default 0,
  -- in piastres: refunds by the day on which the money went back, with the tax in them; for reasons, what goes back for what arrived
  refunded bigint not null default 0,
  refunded_tax bigint not null default 0,
  -- for reasons: what arrived and is sold again or not
  restocked bigint not null default 0,
  written_off bigint not null default 0,
  primary key (breakdown, day, key)
);

-- Days whose rows in `report_days` are missing or outdated. Rows are only added and deleted, so that no order waits for another one.
create table report_changes (
  id bigint generated always as identity primary key,
  day date not null
);
