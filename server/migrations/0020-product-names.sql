-- The search knows other names of a product as it knows its name, and the built-in products get proper names (decision 218).

-- What the list searches as text: other names stand behind the description. Without any the text is what it was.
create function listed_text(name text, description text, other_names text[]) returns text language sql immutable parallel safe return
  fold_listing_text(name) || e'\n' || fold_listing_text(description)
  || case when cardinality(other_names) = 0 then '' else e'\n' || fold_listing_text(array_to_string(other_names, e'\n')) end;

create or replace function index_new_products() returns trigger language plpgsql as $$
begin
  insert into product_search_index (product_id, category, price, is_new, is_on_sale, name_ar, name_en, text_ar, text_en, colour, motif,
      added_at)
    select id, category, price, coalesce(badge = 'NEW', false), is_on_sale, name_ar, name_en,
      listed_text(name_ar, description_ar, other_names_ar),
      listed_text(name_en, description_en, other_names_en), colour, motif, added_at
    from products_after where not is_archived;
  return null;
end;
$$;
create or replace function index_changed_product() returns trigger language plpgsql as $$
begin
  if new.is_archived then
    delete from product_search_index where product_id = new.id;
    return null;
  end if;
  if not old.is_archived and (new.name_ar, new.name_en, new.description_ar, new.description_en, new.other_names_ar, new.other_names_en)
      = (old.name_ar, old.name_en, old.description_ar, old.description_en, old.other_names_ar, old.other_names_en) then
    update product_search_index listed
      set category = new.category, price = new.price, is_new = coalesce(new.badge = 'NEW', false), is_on_sale = new.is_on_sale,
        colour = new.colour, motif = new.motif
      where product_id = new.id and (listed.category, listed.price, listed.is_new, listed.is_on_sale, listed.colour, listed.motif)
        is distinct from (new.category, new.price, coalesce(new.badge = 'NEW', false), new.is_on_sale, new.colour, new.motif);
    return null;
  end if;
  insert into product_search_index as listed (product_id, category, price, is_new, is_on_sale, name_ar, name_en, text_ar, text_en,
      colour, motif, added_at)
    values (new.id, new.category, new.price, coalesce(new.badge = 'NEW', false), new.is_on_sale, new.name_ar, new.name_en,
      listed_text(new.name_ar, new.description_ar, new.other_names_ar),
      listed_text(new.name_en, new.description_en, new.other_names_en), new.colour, new.motif, new.added_at)
    on conflict (product_id) do update set category = excluded.category, price = excluded.price, is_new = excluded.is_new,
      is_on_sale = excluded.is_on_sale, name_ar = excluded.name_ar, name_en = excluded.name_en,
      text_ar = excluded.text_ar, text_en = excluded.text_en, colour = excluded.colour, motif = excluded.motif
    where listed is distinct from excluded;
  return null;
end;
$$;
create trigger products_index_after_other_names_update after update of other_names_ar, other_names_en on products
  for each row execute function index_changed_product();

create or replace function index_search_keys(ids text[]) returns void language plpgsql as $$
begin
  perform remember_search_words(
    (select array_agg(distinct word) from products, unnest(search_tokens(
      concat_ws(e'\n', description_ar, description_en, array_to_string(features_ar || features_en, e'\n')))) as word
      where id = any(ids) and not is_archived),
    (select array_agg(distinct word) from products, unnest(search_tokens(
      concat_ws(e'\n', name_ar, name_en, subtitle_ar, subtitle_en, id, array_to_string(other_names_ar || other_names_en, e'\n')))) as word
      where id = any(ids) and not is_archived)
  );
  with fields as materialized (
    select id, language, level, content from products,
      lateral (select search_kind(subtitle_ar, category, coalesce(badge = 'NEW', false), is_on_sale) || attribute_marks(colour, motif) as ar,
        search_kind(subtitle_en, category, coalesce(badge = 'NEW', false), is_on_sale) || attribute_marks(colour, motif) as en) as kind,
      lateral (values ('ar', 1, array_to_string(name_ar || other_names_ar, ' ; ')), ('ar', 2, kind.ar), ('ar', 3, without_denials(array_to_string(features_ar, ' ; '))),
        ('ar', 4, without_lack(description_ar)), ('en', 1, array_to_string(name_en || other_names_en, ' ; ')), ('en', 2, kind.en),
        ('en', 3, without_denials(array_to_string(features_en, ' ; '))), ('en', 4, without_lack(description_en)))
        as field (language, level, content)
    where id = any(ids) and not is_archived
  ), lemmas as materialized (
    select id, language, level, place, coalesce(known.lemma, token.word) as lemma
    from fields, unnest(search_tokens(content)) with ordinality as token (word, place)
      left join search_vocabulary known on known.word = token.word
  ), lines as materialized (
    select id, language, level, ' ' || string_agg(lemma, ' ' order by place) || ' ' as line from lemmas group by 1, 2, 3
  ), similar_words as materialized (
    select w.lemma, w.group_id, w.lemma like '% %' as is_phrase from search_words w join search_groups g on g.id = w.group_id
    where g.kind = 'similar' and w.role <> 'typed'
  ), found as (
    select id, language, level, single as key from lemmas, unnest(string_to_array(lemma, ' ')) as single
    union all
    select id, language, level, '@' || group_id from lemmas join similar_words using (lemma) where not is_phrase
    union all
    select id, language, level, '@' || group_id from lines, similar_words
      where is_phrase and strpos(line, ' ' || lemma || ' ') > 0
    union all
    select id, language, level, '=' || m[1] || m[2]
      from lines, regexp_matches(line, ' ([0-9_]+) (cm|ml|litre|piece|person)(?= )', 'g') as m
    union all
    select id, language, level, '=' || m[1] || 'person'
      from lines, regexp_matches(line, ' for ([0-9]+) (?!cm|ml|litre|piece)', 'g') as m
  ), best as (
    select id, language, key, min(level) as level from found group by 1, 2, 3
  ), keys as materialized (
    select id, array_agg(key) filter (where language = 'ar') as keys_ar, array_agg(key) filter (where language = 'en') as keys_en
    from (
      select id, language, levels.level || key as key from best, generate_series(best.level, 4) as levels (level)
      union
      select id, language, '0' || word from (
        select id, 'ar' as language, search_tokens(listed_text(name_ar, description_ar, other_names_ar)) as words from products where id = any(ids)
        union all
        select id, 'en', search_tokens(listed_text(name_en, description_en, other_names_en)) from products where id = any(ids)
      ) as texts, unnest(words) as word
      union
      -- the id, and its beginnings
      select id, language, '1' || regexp_replace(id, '(-[^-]+){' || parts || '}$', '')
        from products, (values ('ar'), ('en')) as each (language), generate_series(0, length(id) - length(replace(id, '-', '')) - 1) as parts
        where id = any(ids)
    ) as every group by 1
  )
  insert into product_search_keys as kept (product_id, category, price, is_new, is_on_sale, colour, motif, keys_ar, keys_en)
    select id, category, price, coalesce(badge = 'NEW', false), is_on_sale, colour, motif, keys.keys_ar, keys.keys_en
    from keys join products using (id) where not is_archived order by position, id
    on conflict (product_id) do update set category = excluded.category, price = excluded.price, is_new = excluded.is_new,
      is_on_sale = excluded.is_on_sale, colour = excluded.colour, motif = excluded.motif,
      keys_ar = excluded.keys_ar, keys_en = excluded.keys_en
    where (kept.category, kept.price, kept.is_new, kept.is_on_sale, kept.colour, kept.motif, kept.keys_ar, kept.keys_en) is distinct from
      (excluded.category, excluded.price, excluded.is_new, excluded.is_on_sale, excluded.colour, excluded.motif, excluded.keys_ar, excluded.keys_en);
end;
$$;

create or replace function index_search_keys_of_changed() returns trigger language plpgsql as $$
declare
  changed text[];
begin
  delete from product_search_keys using products_after
    where product_search_keys.product_id = products_after.id and products_after.is_archived;
  update product_search_keys set price = products_after.price from products_after
    where product_search_keys.product_id = products_after.id and product_search_keys.price <> products_after.price;
  select array_agg(later.id) into changed from products_before as earlier join products_after as later using (id)
    where not later.is_archived and (earlier.is_archived, earlier.category, earlier.badge, earlier.colour, earlier.motif, earlier.is_on_sale, earlier.name_ar,
      earlier.name_en, earlier.subtitle_ar, earlier.subtitle_en, earlier.description_ar, earlier.description_en,
      earlier.features_ar, earlier.features_en, earlier.other_names_ar, earlier.other_names_en) is distinct from (later.is_archived, later.category, later.badge,
      later.colour, later.motif, later.is_on_sale, later.name_ar, later.name_en, later.subtitle_ar, later.subtitle_en, later.description_ar,
      later.description_en, later.features_ar, later.features_en, later.other_names_ar, later.other_names_en);
  if changed is not null then
    perform index_search_keys(changed);
  end if;
  return null;
end;
$$;

-- A built-in product whose name and kind are still as built in gets its proper name, and is found by the former one. One that the
-- owner has renamed stays as it is. The shop writes search_text at its start.
update products set name_ar = given.name_ar, name_en = given.name_en, other_names_ar = array[given.former_ar],
  other_names_en = array[given.former_en], search_text = '', version = version + 1, updated_at = now()
from (values
  ('plate-lotus-01', 'طبق رئيسي بإفريز اللوتس', 'Lotus Frieze Dinner Plate', 'طبق رئيسي، ٢٧ سم', 'Dinner plate, 27 cm', 'إفريز اللوتس', 'Lotus Frieze'),
  ('plate-lotus-02', 'طبق حلوى باللوتس الفيروزي', 'Turquoise Lotus Dessert Plate', 'طبق حلوى، ٢١ سم', 'Dessert plate, 21 cm', 'لوتس الفيروز', 'Turquoise Lotus'),
  ('plate-eye-horus-01', 'طبق رئيسي بعين حورس', 'Eye of Horus Dinner Plate', 'طبق رئيسي، ٢٧ سم', 'Dinner plate, 27 cm', 'عين حورس', 'Eye of Horus'),
  ('plate-eye-horus-02', 'طبق حلوى بعين حورس بالأسود والذهبي', 'Eye of Horus Dessert Plate in Black and Gold', 'طبق حلوى، ٢١ سم', 'Dessert plate, 21 cm', 'عين الليل', 'Eye of Night'),
  ('plate-scarab-01', 'طبق تقديم كبير بالجعران المجنّح', 'Winged Scarab Charger', 'طبق تقديم كبير، ٣٢ سم', 'Charger, 32 cm', 'الجعران المجنّح', 'Winged Scarab'),
  ('plate-scarab-02', 'طبق رئيسي بالجعران بلون الملاكيت', 'Malachite Scarab Dinner Plate', 'طبق رئيسي، ٢٧ سم', 'Dinner plate, 27 cm', 'جعران الملاكيت', 'Malachite Scarab'),
  ('plate-star-calligraphy-01', 'طبق رئيسي بنجمة وعبارة «بالهناء والشفاء»', 'Star Dinner Plate with Calligraphy Rim', 'طبق رئيسي، ٢٧ سم', 'Dinner plate, 27 cm', 'بالهناء والشفاء', 'Bil-Hana'),
  ('plate-star-calligraphy-02', 'طبق رئيسي «بالهناء والشفاء» بالأزرق الكوبالتي', 'Blue Star Dinner Plate with Calligraphy Rim', 'طبق رئيسي، ٢٧ سم', 'Dinner plate, 27 cm', 'نجمة الهناء', 'Bil-Hana Star'),
  ('plate-arabesque-01', 'طبق رئيسي بالأرابيسك الأزرق', 'Blue Arabesque Dinner Plate', 'طبق رئيسي، ٢٧ سم', 'Dinner plate, 27 cm', 'أرابيسك الكوبالت', 'Cobalt Arabesque'),
  ('plate-arabesque-02', 'طبق حلوى بالأرابيسك الفيروزي', 'Turquoise Arabesque Dessert Plate', 'طبق حلوى، ٢١ سم', 'Dessert plate, 21 cm', 'أرابيسك الفيروز', 'Turquoise Vine'),
  ('plate-hieroglyph-01', 'طبق رئيسي بشريط هيروغليفي', 'Hieroglyph Band Dinner Plate', 'طبق رئيسي، ٢٧ سم', 'Dinner plate, 27 cm', 'سطر الكاتب', 'Scribe’s Line'),
  ('plate-papyrus-01', 'طبق رئيسي بأحراش البردي', 'Papyrus Thicket Dinner Plate', 'طبق رئيسي، ٢٧ سم', 'Dinner plate, 27 cm', 'أحراش البردي', 'Papyrus Thicket'),
  ('plate-nile-waves-01', 'طبق حلوى بموج النيل', 'Nile Waves Dessert Plate', 'طبق حلوى، ٢١ سم', 'Dessert plate, 21 cm', 'موج النيل', 'Nile Waves'),
  ('plate-star-01', 'طبق تقديم كبير بالنجمة الثمانية', 'Eight-Pointed Star Charger in Desert Tones', 'طبق تقديم كبير، ٣٢ سم', 'Charger, 32 cm', 'نجمة الصحراء', 'Desert Star'),
  ('cup-tea-01', 'فنجان شاي باللوتس مع طبقه', 'Lotus Tea Cup and Saucer', 'فنجان شاي مع طبقه، ٢٠٠ مل', 'Tea cup with saucer, 200 ml', 'لوتس الفجر', 'Dawn Lotus'),
  ('cup-tea-02', 'فنجان شاي بالبردي مع طبقه', 'Papyrus Tea Cup and Saucer', 'فنجان شاي مع طبقه، ٢٠٠ مل', 'Tea cup with saucer, 200 ml', 'ظلّ البردي', 'Papyrus Shade'),
  ('cup-tea-03', 'فنجان شاي بالأرابيسك الأزرق مع طبقه', 'Blue Arabesque Tea Cup and Saucer', 'فنجان شاي مع طبقه، ٢٠٠ مل', 'Tea cup with saucer, 200 ml', 'غصن أزرق', 'Blue Tendril'),
  ('cup-tea-04', 'فنجان شاي هيروغليفي بالأسود والذهبي مع طبقه', 'Black and Gold Hieroglyph Tea Cup and Saucer', 'فنجان شاي مع طبقه، ٢٠٠ مل', 'Tea cup with saucer, 200 ml', 'حبر وذهب', 'Ink and Gold'),
  ('cup-tea-05', 'فنجان شاي بموج النيل مع طبقه', 'Nile Waves Tea Cup and Saucer', 'فنجان شاي مع طبقه، ٢٠٠ مل', 'Tea cup with saucer, 200 ml', 'نسيم النيل', 'Nile Breeze'),
  ('cup-tea-06', 'فنجان شاي باللوتس الفيروزي مع طبقه', 'Turquoise Lotus Tea Cup and Saucer', 'فنجان شاي مع طبقه، ٢٠٠ مل', 'Tea cup with saucer, 200 ml', 'ندى اللوتس', 'Lotus Dew'),
  ('cup-coffee-01', 'فنجان قهوة بشريط هيروغليفي مع طبقه', 'Hieroglyph Finjan and Saucer', 'فنجان قهوة مع طبقه، ٨٠ مل', 'Finjan with saucer, 80 ml', 'العنخ والصقر', 'Ankh and Falcon'),
  ('cup-coffee-02', 'فنجان قهوة باللوتس مع طبقه', 'Lotus Finjan and Saucer', 'فنجان قهوة مع طبقه، ٨٠ مل', 'Finjan with saucer, 80 ml', 'برعم اللوتس', 'Lotus Bud'),
  ('cup-coffee-03', 'فنجان قهوة بالأرابيسك الأزرق مع طبقه', 'Blue Arabesque Finjan and Saucer', 'فنجان قهوة مع طبقه، ٨٠ مل', 'Finjan with saucer, 80 ml', 'أرابيسك القاهرة', 'Cairo Arabesque'),
  ('cup-coffee-04', 'فنجان قهوة بشريط النجوم مع طبقه', 'Star Band Finjan and Saucer', 'فنجان قهوة مع طبقه، ٨٠ مل', 'Finjan with saucer, 80 ml', 'درب النجوم', 'Star Trail'),
  ('cup-coffee-05', 'فنجان قهوة بالبردي مع طبقه', 'Papyrus Finjan and Saucer', 'فنجان قهوة مع طبقه، ٨٠ مل', 'Finjan with saucer, 80 ml', 'مراوح البردي', 'Papyrus Fans'),
  ('cup-mug-01', 'مج بالجعران المجنّح', 'Winged Scarab Mug', 'مج، ٣٣٠ مل', 'Mug, 330 ml', 'جعران الصباح', 'Morning Scarab'),
  ('cup-mug-02', 'مج بالنجوم الفيروزية', 'Turquoise Star Mug', 'مج، ٣٣٠ مل', 'Mug, 330 ml', 'نجوم الفيروز', 'Turquoise Stars'),
  ('set-family-01', 'طقم عائلي باللوتس لستة أفراد', 'Lotus Family Set for Six', 'طقم عائلي، ٢٥ قطعة', 'Family set, 25 pieces', 'بيت اللوتس', 'Lotus House'),
  ('set-family-02', 'طقم عائلي بالأرابيسك الأزرق لستة أفراد', 'Blue Arabesque Family Set for Six', 'طقم عائلي، ٢٥ قطعة', 'Family set, 25 pieces', 'بيت الأرابيسك', 'Arabesque House'),
  ('set-tea-01', 'طقم شاي باللوتس لأربعة أفراد', 'Lotus Tea Set for Four', 'طقم شاي، ٩ قطع', 'Tea set, 9 pieces', 'بركة اللوتس', 'Lotus Pool'),
  ('set-tea-02', 'طقم شاي بالبردي لأربعة أفراد', 'Papyrus Tea Set for Four', 'طقم شاي، ٩ قطع', 'Tea set, 9 pieces', 'شاي العصر', 'Afternoon Tea'),
  ('set-tea-03', 'طقم شاي بالأرابيسك الأزرق لفردين', 'Blue Arabesque Tea Set for Two', 'طقم شاي، ٥ قطع', 'Tea set, 5 pieces', 'شاي الشرفة', 'Balcony Tea'),
  ('set-coffee-01', 'طقم قهوة هيروغليفي لستة أفراد', 'Hieroglyph Coffee Set for Six', 'طقم قهوة، ١٢ قطعة', 'Coffee set, 12 pieces', 'قهوة الكتبة', 'Scribes’ Coffee'),
  ('set-coffee-02', 'طقم قهوة بنجوم الصحراء لستة أفراد', 'Desert Star Coffee Set for Six', 'طقم قهوة، ١٢ قطعة', 'Coffee set, 12 pieces', 'قهوة الصحراء', 'Desert Coffee'),
  ('set-dinner-01', 'طقم سفرة «بالهناء والشفاء» لأربعة أفراد', '“Bil-Hana wal-Shifa” Dinner Set for Four', 'طقم سفرة، ١٢ قطعة', 'Dinner set, 12 pieces', 'سفرة الهناء', 'Bil-Hana Table'),
  ('set-breakfast-01', 'طقم إفطار بموج النيل لفردين', 'Nile Waves Breakfast Set for Two', 'طقم إفطار، ٥ قطع', 'Breakfast set, 5 pieces', 'صباح النيل', 'Nile Morning'),
  ('set-gift-01', 'طقم هدية بعين حورس', 'Eye of Horus Gift Set', 'طقم هدية، ٣ قطع', 'Gift set, 3 pieces', 'هدية حورس', 'Gift of Horus')
) as given (id, former_ar, former_en, kind_ar, kind_en, name_ar, name_en)
where products.id = given.id and (products.name_ar, products.name_en, products.subtitle_ar, products.subtitle_en)
  = (given.former_ar, given.former_en, given.kind_ar, given.kind_en);
