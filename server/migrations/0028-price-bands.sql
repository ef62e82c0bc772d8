-- The part of the price filter (0018) as a sum of comparisons: width_bucket() unpacks its array for each price, which took longer than
-- finding the hits of a search that are counted by it (decision 219). PostgreSQL puts this expression in place of the call, because
-- it is as strict as the function. The parts are the same, so the indexes of it stay right.
create or replace function price_band(price bigint) returns integer language sql immutable strict parallel safe
  return (price >= 50000)::integer + (price >= 100000)::integer + (price >= 200000)::integer;
