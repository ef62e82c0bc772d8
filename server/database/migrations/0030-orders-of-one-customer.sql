-- What rules about all orders of one customer are checked by, and the rates that each order was priced by.

-- Locks the orders of one customer until the end of the transaction, then counts them. The function is volatile, so its
-- second statement has a snapshot of its own and sees the orders that were committed while the first one waited; a
-- subquery of the calling statement would not (decision 168). It counts no further than `max_orders` and
-- `max_recent`: that many refuse. Recent are the orders placed after `recent_since`; `first_recent` is the oldest of those counted.
create function lock_customer_orders(for_customer uuid, max_orders integer, max_recent integer, recent_since timestamptz)
returns table (
  unpaid_orders bigint, unpaid_items bigint, has_order boolean, recent_orders bigint, first_recent timestamptz
)
language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('orders ' || for_customer, 0));
  return query
    select unpaid.count, unpaid.items,
      exists (select from orders where user_id = for_customer and status <> 'cancelled'),
      recent.count, recent.first
    from (
      select count(*), coalesce(sum(each.quantity), 0)::bigint as items from (
        select (select sum((item ->> 'quantity')::bigint) from jsonb_array_elements(orders.items) as item) as quantity
        from orders
        where user_id = for_customer and payment_status = 'pending' and status in ('pending', 'processing')
        limit max_orders
      ) as each
    ) as unpaid, (
      select count(*), min(newest.created_at) as first from (
        select created_at from orders where user_id = for_customer and created_at > recent_since
        order by created_at desc limit max_recent
      ) as newest
    ) as recent;
end;
$$;

-- When an address that is not the customer's own was last sent the confirmation of an order; the address as a pseudonym.
create table order_confirmation_copies (
  address bytea primary key,
  sent_at timestamptz not null
);
create index order_confirmation_copies_by_age on order_confirmation_copies (sent_at);

-- Percent. All orders placed before had these rates.
alter table orders
  add column tax_percent double precision not null default 14,
  add column bundle_percent double precision not null default 10,
  add column together_percent double precision not null default 15;
