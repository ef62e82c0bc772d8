-- A product has the word of its category as a word of its kind: a charger is a plate, a finjan a cup. In Arabic cups have none, because
-- their category is named by two words, of which each cup has one.
create function category_word(category text, language text) returns text language sql immutable parallel safe
  return case category || ' ' || language
    when 'plates ar' then 'طبق' when 'plates en' then 'plate'
    when 'bowls ar' then 'سلطانية' when 'bowls en' then 'bowl'
    when 'cups en' then 'cup'
    when 'sets ar' then 'طقم' when 'sets en' then 'set' end;

-- The keys are those of 0022-writing-products.sql, with the word of the category.
create or replace function index_search_keys(ids text[]) returns void language plpgsql set work_mem = '32MB' as $$
declare
  listed text[];
  numbers integer[];
  levels integer[];
  texts text[];
begin
  select array_agg(id order by position, id) into listed from products where id = any(ids) and not is_archived;
  select array_agg(number), array_agg(level), array_agg(folded) into numbers, levels, texts
    from unnest(listed) with ordinality as each (id, place) join products using (id),
      lateral (values
        (0, 1, array_to_string(name_ar || other_names_ar, ' ; ')), (1, 1, array_to_string(name_en || other_names_en, ' ; ')),
        (0, 2, search_kind(subtitle_ar, category, coalesce(badge = 'NEW', false), is_on_sale) || attribute_marks(colour, motif)
          || concat(' ; ', category_word(category, 'ar'))),
        (1, 2, search_kind(subtitle_en, category, coalesce(badge = 'NEW', false), is_on_sale) || attribute_marks(colour, motif)
          || concat(' ; ', category_word(category, 'en'))),
        (0, 3, array_to_string(features_ar, ' ; ')), (1, 3, array_to_string(features_en, ' ; ')),
        (0, 4, description_ar), (1, 4, description_en)) as field (language, level, content),
      lateral (select (place * 2)::integer + language as number, fold_listing_text(content) as folded) as made;
  perform remember_search_words(
    (select array_agg(distinct word) from unnest(levels, texts) as field (level, folded), unnest(folded_search_tokens(folded)) as word
      where level in (3, 4)),
    -- without the marks of category, flags and attributes, which nobody types
    (select array_agg(distinct word) from (
      select word from unnest(levels, texts) as field (level, folded), unnest(folded_search_tokens(folded)) as word
        where level in (1, 2) and word !~ '^[a-z]+_'
      union all
      select word from unnest(listed) as id, unnest(folded_search_tokens(id)) as word
    ) as named)
  );
  with fields as materialized (
    select number, level, folded_search_tokens(folded) as written,
      case when asserted <> folded then folded_search_tokens(asserted) end as asserted
    from (
      select number, level, folded,
        case level when 3 then without_denials(folded) when 4 then without_lack(folded) else folded end as asserted
      from unnest(numbers, levels, texts) as field (number, level, folded) offset 0
    ) as given
  ), words as materialized (
    select number, level, place, word from fields, unnest(coalesce(asserted, written)) with ordinality as token (word, place)
  ), known as materialized (
    select word, lemma from search_vocabulary where word = any(array(select distinct word from words))
  ), lemmas as materialized (
    select number, level, place, coalesce(lemma, word) as lemma from words left join known using (word)
  ), lines as materialized (
    select number, level, ' ' || string_agg(lemma, ' ' order by place) || ' ' as line from lemmas group by 1, 2
  ), singles as materialized (
    select number, lemma, min(level) as level from lemmas group by 1, 2
  ), parts as materialized (
    select number, level, part from singles, unnest(string_to_array(lemma, ' ')) as part
  ), similar_words as materialized (
    select w.lemma, w.group_id, w.lemma like '% %' as is_phrase from search_words w join search_groups g on g.id = w.group_id
    where g.kind = 'similar' and w.role <> 'typed'
  ), found as (
    select number, level, part as key from parts
    union all
    select number, level, '@' || group_id from singles join similar_words using (lemma) where not is_phrase
    union all
    select number, level, '@' || group_id from (
      select distinct number, lemma, group_id from parts join similar_words on part = split_part(lemma, ' ', 1) where is_phrase
    ) as begun join lines using (number) where strpos(line, ' ' || lemma || ' ') > 0
    union all
    select number, level, '=' || m[1] || m[2]
      from lines, regexp_matches(line, ' ([0-9_]+) (cm|ml|litre|piece|person)(?= )', 'g') as m
    union all
    select number, level, '=' || m[1] || 'person'
      from lines, regexp_matches(line, ' for ([0-9]+) (?!cm|ml|litre|piece)', 'g') as m
  ), best as (
    select number, key, min(level) as level from found group by 1, 2
  ), keys as materialized (
    -- in order, so that keys that are the same are recognized as the same
    select number, array_agg(distinct key) as keys from (
      select number, (levels.level || key) collate "C" as key from best, generate_series(best.level, 4) as levels (level)
      union all
      select number, '0' || word from fields, unnest(written) as word where level in (1, 4)
      union all
      -- the id, and its beginnings
      select (place * 2)::integer + language, '1' || regexp_replace(id, '(-[^-]+){' || parts || '}$', '')
        from unnest(listed) with ordinality as each (id, place), (values (0), (1)) as both_languages (language),
          generate_series(0, length(id) - length(replace(id, '-', '')) - 1) as parts
    ) as every group by 1
  )
  insert into product_search_keys as kept (product_id, category, price, is_new, is_on_sale, colour, motif, keys_ar, keys_en)
    select id, category, price, coalesce(badge = 'NEW', false), is_on_sale, colour, motif, arabic.keys, english.keys
    from unnest(listed) with ordinality as each (id, place) join products using (id)
      join keys as arabic on arabic.number = place * 2 join keys as english on english.number = place * 2 + 1
    order by place
    on conflict (product_id) do update set category = excluded.category, price = excluded.price, is_new = excluded.is_new,
      is_on_sale = excluded.is_on_sale, colour = excluded.colour, motif = excluded.motif,
      keys_ar = excluded.keys_ar, keys_en = excluded.keys_en
    where (kept.category, kept.price, kept.is_new, kept.is_on_sale, kept.colour, kept.motif, kept.keys_ar, kept.keys_en) is distinct from
      (excluded.category, excluded.price, excluded.is_new, excluded.is_on_sale, excluded.colour, excluded.motif, excluded.keys_ar, excluded.keys_en);
end;
$$;

-- Colours and motifs whose products belonged to no group.
do $groups$
declare
  mixed integer;
  plain integer;
begin
  insert into search_groups (kind) values ('similar') returning id into mixed;
  insert into search_groups (kind) values ('similar') returning id into plain;
  insert into search_words (group_id, written, role)
    select mixed, trim(word), 'typed' from string_to_table('ملون, ملونة, متعدد الألوان, متعددة الألوان, ألوان كتير, كل الألوان, multicolour, multicolor, multicoloured, multicolored, multi colour, multi color, colourful, colorful, mixed colours, mixed colors', ',') as word
    union all select mixed, 'colour_multicolour', 'text'
    union all select plain, trim(word), 'typed' from string_to_table('سادة, سادا, بدون نقش, بدون رسم, من غير رسم, plain, undecorated, unpatterned, minimalist, minimal', ',') as word
    union all select plain, 'motif_plain', 'text'
    on conflict do nothing;
end;
$groups$;
insert into search_words (group_id, written, role)
  select distinct on (given.mark) words.group_id, given.mark, 'text'
  from (values ('تراكوتا', 'colour_terracotta'), ('أبيض', 'colour_white')) as given (word, mark)
  join search_words words on words.folded = fold_listing_text(given.word)
  join search_groups groups on groups.id = words.group_id and groups.kind = 'similar'
  order by given.mark, words.group_id
  on conflict (group_id, folded) do nothing;

-- More words that shoppers type, for groups that the shop has from its first start: each line begins with a word of its group. A group
-- that the owner has deleted stays deleted, and a word that the owner has declared absent stays so.
do $words$
declare
  line text;
  wanted integer;
begin
  for line in select trim(each) from string_to_table($lines$
    finjan: قدح, أقداح, دمعة, drinkware, drinking cup, drinking cups
    glass: mugs set, كباية شاي, tea glass
    arabic coffee: فنجان تركي, فناجين تركي, فنجان عربي, فناجين عربي, arabic cup, arabic cups, arabic finjan, gahwa, qahwa, turkish mug, ibrik
    main: entree, supper, غدا, عشا, lunch plate
    serving platter: طبق سيرفيس, أطباق سيرفيس, صينية تقديم, صواني, صواني تقديم, sharing plate, cheese plate, cheese board, cake stand, meze, wall art, wall decor, wall hanging, hanging, تعليق, تعليق على الحائط, على الحائط, حيطة, جدار, جداري, تابلوه, ديكور منزل, ديكورات, home decor, show piece, showpiece, مكسرات, nuts, بونبونيرة, حلوى العيد
    side plate: canape, حلا, حلو, petit four, بيتي فور, آيس كريم, ice cream, pudding, مهلبية, أم علي, بقلاوة, baklava, كيكات, sweets plate, brownies, براونيز, waffle, وافل, donut, دونات
    coffee pot: كنكة قهوة, brewer, teakettle, براريد, برادات, بكارج
    souvenir: مفاجاة, تهنئة, توزيعات, giveaway, giveaways, wrapped, gift wrap, gift for her, gift for him, present for her, hamper, gift hamper, عميل, عملاء, موظف, موظفين, employee, employees, client, clients
    graduation: grandma, grandmother, granny, تيتة, جدتي, جدتى, sister, أختي, brother, أخويا, أخي, aunt, خالتي, عمتي, ابنتي, بنتي, ابني, حبيبي, حبيبتي, doctor, دكتور, دكتورة, معلم, مدرس, teacher, teachers, new job, promotion gift, عيد ميلاد ماما, مولودة, baby shower, hajj, حج, عمرة, umrah
    wedding registry: نقوط, wedding favors, wedding favours, مهر, bridal gift, marriage, خطيب, خطيبة, شبكة
    eid gift: عيدية, عيديه, eidiya, العيد الكبير, العيد الصغير, eid al fitr, eid al adha, eid mubarak, عيد سعيد
    banquet: dinner guests, visitors, زوار, family dinner, لمة, لمة العيلة, gathering, gatherings, hospitality
    water lily: lily, lilies, سوسن, زنبقة
    rose: blossom, blossoms, bloom, ورد بلدي, petals, petal, بتلات
    vine pattern: botanical, leaf, leaves, leafy, ورق شجر, ورقة شجر, أغصان, branch, branches, tendrils, ivy, لبلاب
    egyptian symbols: كتابات هيروغليفية, كتابة هيروغليفية, كتابات فرعونية, egyptian letters, egyptian alphabet, رسم فرعوني, رسومات فرعونية, نقش فرعوني, حروف مصرية
    river: sea, بحر, zigzag, zig zag, زجزاج, متعرج, متموج, مموج, wavy, chevron
    geometric: tile, tiles, zellige, بلاط, mosaic, فسيفساء, موزاييك, polygon, octagon, octagonal, ثماني, ثمانية الأضلاع, نجمة ثمانية, constellation
    arabic calligraphy: كتابات عربية, كتابات, lettering, written, handwriting, حروف عربية, نص عربي, كلام, كلمات, خط النسخ, نسخ, naskh, diwani, ديواني, dua, دعاء
    ancient egyptian: pharaohs, tut, egyptian gods, gods, آلهة, museum, متحف, قدماء مصر, حضارة, civilization, kemet, كيميت, luxor, فرعون, مصري قديم
    mamluk: arabian, oriental, شرقي, شرقية, mosque, مسجد, persian, فارسي, syrian, دمشقي, iznik, ازنيك, damascene, moresque, مشربية, مشربيات, mashrabiya
    سماوي: blues, زرقة, azure, أزرق سماوي, blue porcelain, powder blue, denim
    navy: midnight blue, ultramarine, sapphire, ياقوتي, ink blue, deep blue
    aquamarine: azure green, تركوازي, بتروليي, turquoise blue, turkuaz, robin egg
    emerald: فستقي, pistachio, lime, sage, forest green, bottle green, أخضر فاتح, light green, أخضر زيتي, hunter green
    gold plated: metallic, golden rim, بالدهب, دهب, gold detail, gold accents, luxury, luxurious, فاخر, فاخرة, فخم, فخمة, royal, ملكي, ملكية
    black: jet black, matte black, أسود مطفي, ebony
    white: ivory, cream, creamy, off white, أوف وايت, كريمي, سكري, عاجي, snow white, pearl
    rust: tan, clay, صلصال, coral, مرجاني, salmon, mustard, burnt orange, cinnamon, bronze, برونزي
    تنزيلات: sales, reduced, reduction, خصومات, promo, on offer, final sale, خصم كبير, half price, نص التمن
    collection: teatime set, full set, طقم كامل, complete set
    brunch: breakfast in bed, فطار في السرير
  $lines$, e'\n') as each where trim(each) <> '' loop
    select min(groups.id) into wanted from search_words words join search_groups groups on groups.id = words.group_id
      where groups.kind = 'similar' and words.folded = fold_listing_text(split_part(line, ':', 1));
    continue when wanted is null;
    insert into search_words (group_id, written, role)
      select distinct on (fold_listing_text(word)) wanted, word, 'typed'
      from (select trim(each) as word from string_to_table(split_part(line, ':', 2), ',') as each) as given
      where not exists (
        select from search_words known join search_groups groups on groups.id = known.group_id
        where groups.kind = 'absent' and known.folded = fold_listing_text(given.word))
      on conflict (group_id, folded) do nothing;
  end loop;
end;
$words$;

-- What the shop does not sell is not corrected to something that it does.
do $absent_words$
declare
  list text;
  made integer;
begin
  foreach list in array array[
    $absent$wine, wine glass, beer, bottle, bottles, قزازة, thermos, thermal, insulated, حراري, حرارية, ترمس, machine, ماكينة, مكنة, maker, grinder, مطحنة, beans, كنكة, سكرية, sugar bowl, creamer, milk jug, oven, فرن, toaster, توستر, mixer, air fryer, قلاية, cutlery, فضيات, شفاطة, tablecloth, مفرش, مفارش, مفرش سفرة, napkin, napkins$absent$,
    $absent$vase, vases, فازة, فازات, مزهرية, candle, candles, شمعة, شموع, towel, towels, فوطة, منشفة, rug, rugs, clock, ساعة حائط, lamp, lamps, لمبة, أباجورة, نجفة, mirror, mirrors, مراية, مرايا, مرآة, washing machine, bed, سرير, pillow, pillows, مخدة, curtain, curtains, ستارة, ستائر, ashtray, طفاية, طفاية سجاير, painting, لوحة, لوحات$absent$,
    $absent$bag, bags, handbag, شنطة, شنط, حقيبة, watch, watches, perfume, عطر, jewelry, jewellery, مجوهرات, necklace, سلسلة, earrings, حلق, bracelet, dress, dresses, فستان, trousers, بنطلون, jacket, جاكيت, sunglasses, نضارة, headphones, سماعة, سماعات, tablet, computer, كمبيوتر, camera, كاميرا, toy, toys, لعبة, ألعاب, bicycle, عجلة, سيارة$absent$,
    $absent$pink, purple, violet, mauve, موف, بنفسجي, grey, gray, رمادي, رصاصي, yellow, أصفر, صفراء, silver, فضي, فضية, بمبي$absent$
  ] loop
    insert into search_groups (kind) values ('absent') returning id into made;
    insert into search_words (group_id, written, role)
      select made, word, 'both' from (select trim(each) as word from string_to_table(list, ',') as each) as given
      where not exists (select from search_words known where known.folded = fold_listing_text(given.word))
      on conflict (group_id, folded) do nothing;
  end loop;
end;
$absent_words$;

do $$
begin
  perform refresh_search_words();
  perform index_search_keys(array(select id from products));
end;
$$;
