-- outside a transaction
-- Fills the search text of customers in sixteen parts, so that no row is locked for long.
update profiles set search_text = '' where search_text is null and id < '10000000-0000-0000-0000-000000000000';
update profiles set search_text = '' where search_text is null and id < '20000000-0000-0000-0000-000000000000';
update profiles set search_text = '' where search_text is null and id < '30000000-0000-0000-0000-000000000000';
update profiles set search_text = '' where search_text is null and id < '40000000-0000-0000-0000-000000000000';
update profiles set search_text = '' where search_text is null and id < '50000000-0000-0000-0000-000000000000';
update profiles set search_text = '' where search_text is null and id < '60000000-0000-0000-0000-000000000000';
update profiles set search_text = '' where search_text is null and id < '70000000-0000-0000-0000-000000000000';
update profiles set search_text = '' where search_text is null and id < '80000000-0000-0000-0000-000000000000';
update profiles set search_text = '' where search_text is null and id < '90000000-0000-0000-0000-000000000000';
update profiles set search_text = '' where search_text is null and id < 'a0000000-0000-0000-0000-000000000000';
update profiles set search_text = '' where search_text is null and id < 'b0000000-0000-0000-0000-000000000000';
update profiles set search_text = '' where search_text is null and id < 'c0000000-0000-0000-0000-000000000000';
update profiles set search_text = '' where search_text is null and id < 'd0000000-0000-0000-0000-000000000000';
update profiles set search_text = '' where search_text is null and id < 'e0000000-0000-0000-0000-000000000000';
update profiles set search_text = '' where search_text is null and id < 'f0000000-0000-0000-0000-000000000000';
update profiles set search_text = '' where search_text is null;
