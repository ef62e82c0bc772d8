-- A refund of money that paid a part of its order: the order is open for it again (decision 215).
alter table refunds add column is_of_part_payment boolean not null default false;

-- What of the price of an order is not owed, because its pieces came back without having been paid; with each return its part.
alter table orders add column waived_amount bigint not null default 0;
alter table returns add column waived_due bigint not null default 0;
