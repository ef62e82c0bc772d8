-- The search text of a customer beside the profile, as orders have one: computing it for each candidate of a frequent name took a second
-- among 300,000 customers (decision 202). Filled by the next file.

-- Maps each Arabic letter to a letter or digit of its own, because a trigram index skips other letters in a database whose locale knows
-- Latin ones only (decision 80). It takes the place of `expand_search_spelling`, in which three pairs of letters are one: a search for
-- «محمد مي» read every «محمد».
create function spell_search_text(text) returns text language sql immutable strict parallel safe return translate($1,
  'ابتثجحخدذرزسشصضطظعغفقكلمنهويء',
  'abtcj09dvrzsxpyuweofqklmngih8');

alter table profiles add column search_text text;

create function write_customer_search_text() returns trigger language plpgsql as $$
begin
  new.search_text := customer_search_text(new.name, new.email, new.phone_number);
  return new;
end;
$$;

create trigger profiles_write_search_text before insert or update of name, email, phone_number, search_text on profiles
  for each row execute function write_customer_search_text();
