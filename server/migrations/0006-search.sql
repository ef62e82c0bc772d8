-- The index of the search by words (decision 192): what shoppers type is compared with words, forms of words and groups of similar
-- words. Triggers keep the index in step with each product, in its transaction.

-- Words that belong together, as the owner keeps them. A group of forms is one word: its plurals, genders, spellings and
-- transliterations stand in texts and searches for `lemma`. A group of similar words widens a search. Words of a group of absent
-- ones are never taken for the typing error of another word.
create table search_groups (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('forms', 'similar', 'absent')),
  -- what stands for each form in the index; null for other groups
  lemma text check ((lemma is not null) = (kind = 'forms')),
  -- the words of a search mean this group before they mean their letters, such as "new"
  is_meaning boolean not null default false
);

create table search_words (
  id bigint generated always as identity primary key,
  group_id integer not null references search_groups on delete cascade,
  written text not null check (length(written) between 1 and 60),
  -- typed: this word in a search finds the group; text: this word in a product belongs to the group
  role text not null default 'both' check (role in ('both', 'typed', 'text')),
  folded text not null generated always as (fold_listing_text(written)) stored,
  -- its words as the index has them, with a space between; refresh_search_words() writes it
  lemma text not null default ''
);
create index search_words_folded_idx on search_words (folded);
create index search_words_lemma_idx on search_words (lemma);
create unique index search_words_group_id_key on search_words (group_id, folded);

-- Every word of every product, once.
create table search_vocabulary (
  word text primary key,
  lemma text not null,
  -- stands in a name, a kind or a group: only such a word is offered for a typing error
  is_prominent boolean not null,
  -- consonants as they sound, for spellings by ear and in Latin letters; null when too short
  skeleton text,
  -- the word and what is left of it without one letter (from eight letters, two)
  shortened text[]
);
-- also finds the new words, which have none yet
create index search_vocabulary_lemma_idx on search_vocabulary (lemma);
create index search_vocabulary_skeleton_idx on search_vocabulary (skeleton) where skeleton is not null;
create index search_vocabulary_shortened_idx on search_vocabulary using gin (shortened);
create index search_vocabulary_parts_idx on search_vocabulary using gin (listing_search_terms(word, '', false, false));

-- The keys of each listed product. A key is the best level of a word and each lower one ('1' name, '2' kind, '3' features, '4'
-- description), then a lemma, '@' and a group of similar words, or '=' and a measure; '0' and a word as it stands.
create table product_search_keys (
  entry bigint generated always as identity primary key,
  product_id text not null unique references products on delete cascade,
  category text not null,
  price bigint not null,
  is_new boolean not null,
  is_on_sale boolean not null,
  keys_ar text[] not null,
  keys_en text[] not null
);
-- rows stay short, because a search reads many of them and the keys of few
alter table product_search_keys alter column keys_ar set storage external, alter column keys_en set storage external,
  set (toast_tuple_target = 128);

-- Words of a text in order: letters or digits; a decimal separator joins digits, a unit behind digits is a word of its own.
create function search_tokens(text) returns text[] language sql immutable strict parallel safe return (
  select array_remove(string_to_array(case when has_digits then regexp_replace(plain,
      '\m([0-9_]+)(ml|cm|mm|l|pcs|pc|piece|pieces|سم|مل|لتر|قطعه|قطع|فرد|افراد)(?=\s|$)', '\1 \2', 'g') else plain end, ' '), '')
  from (
    select has_digits, translate(
      case when has_digits then regexp_replace(folded, '([0-9])[.,٫]([0-9])', '\1_\2', 'g') else folded end,
      '!"#$%&''()*+,-./:;<=>?@[\]^`{|}~«»،؛؟٪“”„‘’…–—×·°•' || e'\n\t',
      '                                                                     ') as plain
    -- the regular expressions are slow, and most texts need none; offset 0 keeps the planner from folding several times
    from (select folded, folded ~ '[0-9]' as has_digits from (select fold_listing_text($1) as folded offset 0) as once offset 0) as checked
    offset 0
  ) as cleared
);

create function search_form(text) returns text language sql stable strict parallel safe return (
  select g.lemma from search_words w join search_groups g on g.id = w.group_id
  where w.folded = $1 and g.kind = 'forms' order by g.id limit 1
);
create function is_known_search_word(text) returns boolean language sql stable strict parallel safe return
  exists (select from search_words where folded = $1)
  or exists (select from search_vocabulary where word = $1 and is_prominent);

-- The lemma of a word. Letters that Arabic writes onto the front of a word are removed only from what is left of a known word
-- (فنجان is no "and" before نجان), an article always; endings only before a known word.
create function search_lemma(word text) returns text language plpgsql stable strict parallel safe as $$
declare
  base text := search_form(word);
  rest text;
  ending text[];
  candidate text;
begin
  if base is not null then return base; end if;
  if word ~ '^[a-z]+$' then
    base := case
      when word ~ '...ies$' then left(word, -3) || 'y'
      when word ~ '(ch|sh|x|ss|us|zz)es$' then left(word, -2)
      when word ~ '..[^sui]s$' then left(word, -1)
      else word end;
    base := case
      when base ~ '...our$' and length(base) > 5 then left(base, -3) || 'or'
      when base ~ '..[^aeiou]re$' then left(base, -2) || 'er'
      else base end;
    return coalesce(search_form(base), base);
  end if;
  if word !~ '[ء-ي]' then return word; end if;
  for rest in
    select part from (
      select word as part, 0 as turn
      union all select regexp_replace(word, '^([وف]?[بك]?ال|[وف]?لل)', ''), 1
      union all select substr(word, 2), 2 where word ~ '^[وفبكل]'
      union all select substr(word, 3), 3 where word ~ '^[وف][بكل]'
    ) as parts where length(part) >= 2 and (turn = 0 or part <> word) order by turn
  loop
    base := search_form(rest);
    if base is not null then return base; end if;
    foreach ending slice 1 in array
      array[['ات', 'ه'], ['ات', ''], ['تين', 'ه'], ['تان', 'ه'], ['ين', ''], ['ان', ''], ['ون', ''], ['ا', ''], ['ه', ''], ['ي', '']]
    loop
      if right(rest, length(ending[1])) = ending[1] and length(rest) - length(ending[1]) >= 2 then
        candidate := left(rest, -length(ending[1])) || ending[2];
        base := search_form(candidate);
        if base is not null then return base; end if;
        if length(candidate) >= 3 and is_known_search_word(candidate) then return candidate; end if;
      end if;
    end loop;
    if rest <> word and length(rest) >= 3 and is_known_search_word(rest) then return rest; end if;
  end loop;
  if word ~ '^([وف]?[بك]?ال|[وف]?لل)...' and word !~ '^ال(وان|ماس)' then
    return regexp_replace(word, '^([وف]?[بك]?ال|[وف]?لل)', '');
  end if;
  return word;
end;
$$;

-- The consonants of a word as they sound, in one letter each, whatever the script: "papirus" and "papyrus", "jo3ran" and جعران.
create function search_skeleton(word text) returns text language sql immutable strict parallel safe return (
  select case when length(bare) >= 3 and word !~ '^[0-9_]+$' then bare end from (
    select regexp_replace(translate(
      replace(replace(replace(replace(replace(regexp_replace(word, '^ال|(.)ه$', '\1'), 'sh', '$'), 'ph', 'f'), 'kh', 'x'), 'gh', 'g'), 'th', 't'),
      'حه7طت6صسث9قكkq2جغjبpضدظذزفvشخ5لمنرعءاويaeiouyw3',
      'hhhtttsssscccccgggbbddzzzff$xxlmnr'), '(.)\1+', '\1', 'g') as bare
  ) as made
);

create function search_shortened(word text) returns text[] language sql immutable strict parallel safe return (
  select array_agg(distinct part) from (
    select word as part
    union all select overlay(word placing '' from i for 1) from generate_series(1, length(word)) i
    union all select overlay(overlay(word placing '' from i for 1) placing '' from j for 1)
      from generate_series(1, length(word)) i, generate_series(1, length(word) - 1) j where length(word) >= 8 and j >= i
  ) as parts
);

-- Removes what features deny ("not for the microwave", «بلا زخرفة معدنية»), so that it is no property of the product.
create function without_denials(text) returns text language sql immutable strict parallel safe return regexp_replace(
  fold_listing_text($1), '(^|\s)(not|no|without|بلا|بدون|بغير|ولا|لا|غير)\s[^،؛,;.]*', '\1', 'g');
-- The same in a description, where only few words are denied.
create function without_lack(text) returns text language sql immutable strict parallel safe return regexp_replace(
  fold_listing_text($1), '(^|\s)(no|without|بلا|بدون|بغير)(\s[^\s،؛,;.]+){1,2}', '\1', 'g');

create function remember_search_words(words text[], prominent text[]) returns void language plpgsql as $$
begin
  -- in order, so that two transactions with the same new words do not wait for each other in turn
  with given as (
    select word, bool_or(is_prominent) as is_prominent from (
      select word, false as is_prominent from unnest(words) as word
      union all select word, true from unnest(prominent) as word
    ) as every where word <> '' group by word
  )
  insert into search_vocabulary as known (word, lemma, is_prominent, skeleton, shortened)
    select word, '', is_prominent, search_skeleton(word),
      case when is_prominent and word !~ '[0-9_]' and length(word) between 3 and 30 then search_shortened(word) end
    from given where not exists (
      select from search_vocabulary known where known.word = given.word and known.is_prominent >= given.is_prominent
    ) order by word
    on conflict (word) do update set is_prominent = true, shortened = excluded.shortened
      where excluded.is_prominent and not known.is_prominent;
  update search_vocabulary set lemma = case when word ~ '^[0-9_]+$' then word else search_lemma(word) end where lemma = '';
end;
$$;

-- What is searched as the kind of a product: its subtitle, its category and its flags.
create function search_kind(subtitle text, category text, is_new boolean, is_on_sale boolean) returns text
language sql immutable strict parallel safe return
  subtitle || e'\n' || 'category_' || category || case when is_new then ' flag_new' else '' end
  || case when is_on_sale then ' flag_sale' else '' end;

create function index_search_keys(ids text[]) returns void language plpgsql as $$
begin
  perform remember_search_words(
    (select array_agg(distinct word) from products, unnest(search_tokens(
      concat_ws(e'\n', description_ar, description_en, array_to_string(features_ar || features_en, e'\n')))) as word
      where id = any(ids) and not is_archived),
    (select array_agg(distinct word) from products, unnest(search_tokens(
      concat_ws(e'\n', name_ar, name_en, subtitle_ar, subtitle_en, id))) as word where id = any(ids) and not is_archived)
  );
  with fields as materialized (
    select id, language, level, content from products,
      lateral (select search_kind(subtitle_ar, category, coalesce(badge = 'NEW', false), is_on_sale) as ar,
        search_kind(subtitle_en, category, coalesce(badge = 'NEW', false), is_on_sale) as en) as kind,
      lateral (values ('ar', 1, name_ar), ('ar', 2, kind.ar), ('ar', 3, without_denials(array_to_string(features_ar, ' ; '))),
        ('ar', 4, without_lack(description_ar)), ('en', 1, name_en), ('en', 2, kind.en),
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
        select id, 'ar' as language, search_tokens(name_ar || e'\n' || description_ar) as words from products where id = any(ids)
        union all
        select id, 'en', search_tokens(name_en || e'\n' || description_en) from products where id = any(ids)
      ) as texts, unnest(words) as word
      union
      -- the id, and its beginnings
      select id, language, '1' || regexp_replace(id, '(-[^-]+){' || parts || '}$', '')
        from products, (values ('ar'), ('en')) as each (language), generate_series(0, length(id) - length(replace(id, '-', '')) - 1) as parts
        where id = any(ids)
    ) as every group by 1
  )
  insert into product_search_keys as kept (product_id, category, price, is_new, is_on_sale, keys_ar, keys_en)
    select id, category, price, coalesce(badge = 'NEW', false), is_on_sale, keys.keys_ar, keys.keys_en
    from keys join products using (id) where not is_archived order by position, id
    on conflict (product_id) do update set category = excluded.category, price = excluded.price, is_new = excluded.is_new,
      is_on_sale = excluded.is_on_sale, keys_ar = excluded.keys_ar, keys_en = excluded.keys_en
    where (kept.category, kept.price, kept.is_new, kept.is_on_sale, kept.keys_ar, kept.keys_en) is distinct from
      (excluded.category, excluded.price, excluded.is_new, excluded.is_on_sale, excluded.keys_ar, excluded.keys_en);
end;
$$;

create function index_search_keys_of_new() returns trigger language plpgsql as $$
begin
  perform index_search_keys((select array_agg(id) from products_after));
  return null;
end;
$$;
-- Once for each statement, because a sale begins and ends for many products; most statements only change the stock.
create function index_search_keys_of_changed() returns trigger language plpgsql as $$
declare
  changed text[];
begin
  delete from product_search_keys using products_after
    where product_search_keys.product_id = products_after.id and products_after.is_archived;
  update product_search_keys set price = products_after.price from products_after
    where product_search_keys.product_id = products_after.id and product_search_keys.price <> products_after.price;
  select array_agg(later.id) into changed from products_before as earlier join products_after as later using (id)
    where not later.is_archived and (earlier.is_archived, earlier.category, earlier.badge, earlier.is_on_sale, earlier.name_ar,
      earlier.name_en, earlier.subtitle_ar, earlier.subtitle_en, earlier.description_ar, earlier.description_en,
      earlier.features_ar, earlier.features_en) is distinct from (later.is_archived, later.category, later.badge,
      later.is_on_sale, later.name_ar, later.name_en, later.subtitle_ar, later.subtitle_en, later.description_ar,
      later.description_en, later.features_ar, later.features_en);
  if changed is not null then
    perform index_search_keys(changed);
  end if;
  return null;
end;
$$;

-- Writes the lemmas of the groups' words and of the vocabulary anew. Returns the lemmas of words that have another one now, the
-- former and the new ones: products with one of them are indexed anew (`reindex-search`).
create function refresh_search_words() returns text[] language plpgsql as $$
declare
  changed text[];
begin
  perform remember_search_words('{}', (
    select array_agg(distinct word) from search_words w join search_groups g on g.id = w.group_id,
      unnest(search_tokens(w.folded)) as word where g.kind <> 'absent'
  ));
  with made as materialized (
    select word, lemma as former, search_lemma(word) as lemma from search_vocabulary where word !~ '^[0-9_]+$'
  ), renewed as (
    update search_vocabulary known set lemma = made.lemma from made
    where made.word = known.word and made.lemma <> made.former returning made.former, made.lemma
  ) select array_agg(distinct each) into changed from renewed, unnest(array[former, renewed.lemma]) as each;
  update search_words set lemma = made.lemma from (
    select w.id, (
      select string_agg(search_lemma(word), ' ' order by place) from unnest(search_tokens(w.folded)) with ordinality as t (word, place)
    ) as lemma from search_words w
  ) as made where made.id = search_words.id and made.lemma is distinct from search_words.lemma;
  return coalesce(changed, '{}');
end;
$$;

-- What the words of a search mean: each word with its lemma, how it occurs in the texts, and the groups that they find.
create function analyze_search(typed text, most integer) returns jsonb language sql stable strict parallel safe return (
  with tokens as materialized (
    select place, word, lemma, exists (select from search_vocabulary known where known.lemma = made.lemma) as is_known
    from unnest(search_tokens(typed)) with ordinality as token (word, place), lateral (
      select coalesce((select known.lemma from search_vocabulary known where known.word = token.word), search_lemma(word)) as lemma
    ) as made
  ), line as materialized (
    select ' ' || string_agg(lemma, ' ' order by place) || ' ' as lemmas from tokens
  )
  select jsonb_build_object(
    'tokens', (select coalesce(jsonb_agg(jsonb_build_object('word', word, 'lemma', lemma, 'isKnown', is_known,
        'containing', containing) order by place), '[]')
      from tokens, lateral (
        select case when tokens.word ~ '^ال(وان|ماس)' then tokens.word
          else regexp_replace(tokens.word, '^([وف]?[بك]?ال|لل)(?=...)', '') end as stem
      ) as bare, lateral (
        select coalesce(jsonb_agg(found.word), '[]') as containing from (
          select known.word from search_vocabulary known
          where listing_search_terms(known.word, '', false, false) @> array(
              select substr(stem, i, 3) from generate_series(1, greatest(length(stem) - 2, 1)) i)
            and (strpos(known.word, tokens.word) > 0
              -- the same word with other articles (decision 34)
              or (stem <> tokens.word and known.word ~ ('^[وف]?([بك]?ال|لل|[بكل])?' || stem)))
          limit most
        ) as found
      ) as each),
    'members', (select coalesce(jsonb_agg(distinct jsonb_build_object('lemma', w.lemma, 'group', g.id, 'kind', g.kind,
        'isMeaning', g.is_meaning, 'isTyped', w.role = 'typed')), '[]')
      from line, search_words w join search_groups g on g.id = w.group_id
      where g.kind <> 'forms' and w.role <> 'text' and w.lemma <> '' and strpos(line.lemmas, ' ' || w.lemma || ' ') > 0)
  )
);

-- The groups of a new shop: one in a line. "forms" has the lemma before the colon; in the others a word behind > is only typed, one
-- behind < only stands in texts, and ! makes the group the meaning of its words.
do $seed$
declare
  line text;
  kind text;
  made integer;
begin
  for line in select trim(each) from string_to_table($groups$
    forms طبق: طبق, أطباق, طبقين, طبقان, طبقا, tabaq, tabak, taba2, tabaa, atbaq, atba2
    forms صحن: صحن, صحون, صحنين, صحنان, sahn, sa7n, so7oun, sohoun
    forms طبقه: طبقه, طبقها, وطبقه, بطبقه, طبقيهما, بطبقيهما, طبقاهما, وطبقاهما, بأطباقها, بطبقها
    forms كوب: كوب, أكواب, كوباية, كوبايات, كبايه, كبايات, كوبين, koob, kob, koub, kobaya, koubaya, kubaya, kobbaya, akwab
    forms مج: مج, مجات, مجين, مجان, ومجان, ماج, ماجات, أمجاج, magg
    forms فنجان: فنجان, فناجين, فنجانين, فنجانان, وفنجانان, فنجال, فناجيل, فنجانه, فنجانك, fengan, fingan, fengaan, fenjan, fengal, finjal, fanagin, fanageen, fanajin
    forms finjan: finjan, finjans
    forms طقم: طقم, أطقم, طقوم, طقمين, طقمان, taqm, ta2m, takm, ta2om, taqem, ato2m, at2om, atqom
    forms إبريق: إبريق, أباريق, إبريقين, إبريء, ebreeq, ebri2, ebree2, ibriq, ebriq, abareeq
    forms براد: براد, براريد, برادات, barrad, barad
    forms سلطانية: سلطانية, سلطانيات, سلطانيتين, soltaneya, sultaneya, soltania, soltaneyya
    forms زبدية: زبدية, زبديات, زبادى الشوربة, zebdeya, zibdiya
    forms طاسة: طاسة, طاسات
    forms وعاء: وعاء, أوعية
    forms إناء: إناء, أواني, آنية, أوان
    forms صينية: صينية, صواني, seneya, sineya
    forms علبة: علبة, علب
    forms هدية: هدية, هدايا, هديتين, هداية, hadeya, hedeya, hadaya, hadia, hadiya, hdeya
    forms نجمة: نجمة, نجوم, نجم, نجمات, نجماية, negma, nogoum, nogoom, nejma
    forms وردة: وردة, ورد, ورود, وردات, ward, warda
    forms زهرة: زهرة, أزهار, زهور, زهر, زهرات, zahra, zohour
    forms جعران: جعران, جعارين, جعرانين, go3ran, ga3ran, jo3ran, ja3ran, goaran, joaran
    forms خنفساء: خنفساء, خنفسة, خنافس, khonfesa
    forms بردي: بردي, برديات, البردى, bardi, bardy, bardee
    forms لوتس: لوتس, لوتص, لوطس, lotus, lotuses, lotos, lootus
    forms حورس: حورس, حوروس, حورص, horus, hores, horas, hourus, 7ores, 7orus
    forms عين: عين, عيون, 3ein, 3een, 3yn
    forms أرابيسك: أرابيسك, أرابسك, أربيسك, أرابيسكات, arabesque, arabesques, arabisk, arabesk, arabisque
    forms هيروغليفي: هيروغليفي, هيروغليفية, هيروغليفيات, هيروغليف, هيلوغريفي, هيروغلوفي
    forms hieroglyph: hieroglyph, hieroglyphs, hieroglyphic, hieroglyphics, heroglyph, hieroglif
    forms نيل: نيل, nile, neel, elnil
    forms موج: موج, أمواج, موجة, موجات, مموج, متموج, moog, mawg
    forms wave: wave, waves, wavy
    forms نهر: نهر, أنهار
    forms قهوة: قهوة, قهاوي, قهوتك, ahwa, 2ahwa, qahwa, kahwa, qahwah, ahwah, gahwa
    forms coffee: coffee, coffees, cofee, coffe
    forms شاي: شاي, شايات, shay, shai, chay, shaay
    forms أزرق: أزرق, زرقاء, زرقا, زرق, azra2, azraq, azrak, zar2a
    forms أسود: أسود, سوداء, سودا, سود, سواد, eswed, aswad, eswid, sooda
    forms أخضر: أخضر, خضراء, خضرا, خضر, خضرة, akhdar, a5dar, khadra
    forms أبيض: أبيض, بيضاء, بيضا, abyad, abiad, bayda
    forms أحمر: أحمر, حمراء, حمرا, حمر, ahmar, a7mar
    forms بني: بني, بنية, bonny
    forms لبني: لبني
    forms green: green, greens, greenish
    forms ذهبي: ذهبي, ذهبية, ذهب, مذهب, مذهبة, تذهيب, دهبي, دهب, دهبية, dahabi, dahaby, zahabi, dhahabi, dahab
    forms gold: gold, golden, gilt, gilded, golds
    forms فيروزي: فيروزي, فيروزية, فيروز, فيروزى, فيروزة, fayrouz, fayrouzi, fairouz, fayruz, fairouzi
    forms تركواز: تركواز, تركوازي, توركواز, تركوازية, torkwaz, turkwaz
    forms لازورد: لازورد, لازوردي, لازوردية, lazaward, lazord, lazward, lazawardi
    forms كوبالت: كوبالت, كوبالتي, كوبالتية, kobalt
    forms كحلي: كحلي, كحلية, kohly, kohli, ko7li
    forms ملاكيت: ملاكيت, مالاكيت, ملكيت
    forms فخار: فخار, فخاري, فخارية
    forms عائلي: عائلي, عائلية, عائلة, عائلات, عيلة, عيله
    forms عائلات: اسرة, أسر
    forms كبير: كبير, كبيرة, كبار, kbeer, kebir
    forms صغير: صغير, صغيرة, صغار, صغننة, soghayar
    forms حلوى: حلوى, حلويات, حلاوة, halawiyat, 7alawiyat, 7elw
    forms إفطار: إفطار, فطور, فطار, افطارات, fetar, fotoor, ftoor
    forms عشاء: عشاء, عشا, العشا, 3asha, asha
    forms غداء: غداء, غدا, ghada
    forms عيد: عيد, أعياد, 3eid, 3eed
    forms عزومة: عزومة, عزائم, عزايم, عزومات, ولائم, وليمة, 3ozoma, 3azayem, ozoma
    forms عروسة: عروسة, عروس, عرائس, عرايس, 3arosa, 3aroosa, arousa
    forms فرح: فرح, أفراح, farah
    forms زواج: زواج, جواز, gawaz, zawag
    forms ميكروويف: ميكروويف, ميكرويف, مايكروويف, مكروويف, ميكروييف
    forms microwave: microwave, microwaves, microwavable, microwaveable
    forms غسالة: غسالة, غسالات
    forms بورسلين: بورسلين, بورسلان, برسلين, بورسلن, بورسيلين, borseleen, borslen, porslen, borselain
    forms porcelain: porcelain, porcelains, porcelin, porcelaine
    forms فرعوني: فرعوني, فرعونية, فراعنة, فرعون, far3oni, far3oony, faraony, faraoni
    forms pharaoh: pharaoh, pharaohs, pharaonic, pharoah, pharoh, faraonic
    forms إسلامي: إسلامي, إسلامية, islami, eslamy
    forms عربي: عربي, عربية, arabi, 3arabi
    forms مصري: مصري, مصرية, masri, masry
    forms egypt: egypt, egyptian, egyptians
    forms جديد: جديد, جديدة, جدد, gedid, gdeed, jadid
    forms خصم: خصم, خصومات
    forms تخفيض: تخفيض, تخفيضات, مخفض, مخفضة
    forms عرض: عرض, عروض
    forms صقر: صقر, صقور
    forms بومة: بومة, بوم
    forms مفتاح: مفتاح, مفاتيح
    forms زخرفة: زخرفة, زخارف, مزخرف, مزخرفة, زخرفي, زخرفية
    forms خط: خط, خطوط
    forms شريط: شريط, أشرطة
    forms لون: لون, ألوان, ملون, ملونة
    forms كأس: كأس, كؤوس, كاسات, كاسة
    forms 1: واحد, واحدة, one
    forms 2: اثنين, اتنين, اثنان, إتنين, two
    forms 3: ثلاثة, ثلاث, تلاتة, تلات, three
    forms 4: أربعة, أربع, اربعه, four
    forms 5: خمسة, خمس, five
    forms 6: ستة, ست, six
    forms 7: سبعة, سبع, seven
    forms 8: ثمانية, ثماني, تمانية, تمن, eight
    forms 9: تسعة, تسع, nine
    forms 10: عشرة, عشر, ten
    forms 12: dozen, دستة, twelve
    forms person: فرد, أفراد, فردا, شخص, أشخاص, شخصا, نفر, أنفار, person, persons, people, ppl, afrad, ashkhas
    forms 2 person: فردين, شخصين, نفرين, فردان, شخصان, couple
    forms piece: قطعة, قطع, قطعا, piece, pieces, pcs, pc, 2et3a, qet3a
    forms 2 piece: قطعتين, قطعتان
    forms cm: سم, سنتي, سنتيمتر, سنتيمترات, cm, cms, centimetre, centimetres, centimeter, centimeters
    forms ml: مل, ملي, مللي, مليلتر, ملليلتر, ml, mls, millilitre, millilitres, milliliter
    forms litre: لتر, ليتر, لترات, litre, litres, liter, liters
    forms color: color, colour, colors, colours, colourful, colorful, coloured, colored
    forms large: large, larger, largest
    forms gray: grey, gray, greys
    similar: طبق, صحن, plate, dish, category_plates
    similar: طبقه, saucer, طبق فنجان, >صحن فنجان, >cup plate
    similar: سلطانية, زبدية, bowl, وعاء, category_bowls, >طاسة, >طبق شوربة, >شوربة, >سلطانية شوربة, >soup bowl, >soup, >salad bowl, >cereal bowl, >soup plate, >طبق سلطة, >طبق غويط, >deep plate
    similar: >كوب, <كوب, مج, mug, <فنجان شاي, <tea cup, >كأس, >glass
    similar: cup, <finjan, <فنجان, <مج, <mug, <كوب, <category_cups
    similar: >فنجان, <cup, <finjan
    similar: >finjan, <فنجان قهوة
    similar: tea cup, فنجان شاي, >teacup, >كوب شاي, >cup of tea, >فنجان الشاي, >teacups
    similar: فنجان قهوة, coffee cup, >demitasse, >demi tasse, >espresso, >expresso, >اسبريسو, >إكسبريسو, >turkish coffee, >turkish coffee cup, >قهوة تركي, >قهوة تركية, >small cup, >small finjan, >فنجان صغير, >espresso cup, >turkish cup, >arabic coffee, >قهوة عربي, >قهوة عربية, >فنجان قهوة تركي, >فنجان إسبريسو, <finjan, <طقم قهوة, >little cup, >tiny cup
    similar: <مج, <mug, >large cup, >big cup, >big mug, >large mug, >فنجان كبير, >كوب كبير, >coffee mug, >tea mug, >tumbler, >نسكافيه, >nescafe, >latte, >cappuccino, >كابتشينو
    similar: >كوب قهوة, >كوب القهوة, >كوباية قهوة, <مج, <mug, <فنجان قهوة, <finjan
    similar: عشاء, dinner, غداء, >lunch, >main course, <طبق رئيسي, <سفرة, >رئيسي, >main
    similar: طقم سفرة, dinner set, <طقم عائلي, <family set, >طقم عشاء, >dinner service, >dinnerware, >سرفيس, >سيرفيس, >سرفيز, >طقم صحون, >طقم أطباق, >dinnerware set, >plate set, >set of plates, >dish set, >طقم غداء, >tableware set, >طقم مائدة, >سفرة
    similar: >dinnerware, >tableware, >crockery, >أواني, >إناء, >مواعين, >dishware, >أدوات المائدة, >أدوات مائدة, <dinner plate, <طبق رئيسي, <plate, <طبق, <طقم, <set
    similar: بورسلين, porcelain, >china, >fine china, >bone china, >ceramic, >سيراميك, >صيني, >خزف, >chinaware
    similar: charger, طبق تقديم, >serving plate, >platter, >serving platter, >serving dish, >serving, >صينية, >tray, >serving tray, >underplate, >under plate, >صحن تقديم, >صحن كبير, >طبق تحتي, >show plate, >oval plate, >طبق سرفيس
    similar: >large plate, >big plate, <charger, <dinner plate, <طبق تقديم
    similar: >small plate, >side plate, >cake plate, >salad plate, >bread plate, >طبق صغير, >طبق كيك, >طبق جاتوه, >طبق تورتة, >طبق تحلية, >صحن حلوى, >صحن صغير, >cake, >cakes, >كيك, >كيكة, >جاتوه, >تورتة, >تحلية, >sweet, >pastry, >desert plate, >appetizer plate, حلوى, dessert
    similar: إبريق, teapot, tea pot, براد, >براد شاي, >غلاية شاي, >tea kettle, >kettle, >pot, >coffee pot, >jug, >دلة
    similar: طقم شاي, tea set, >teaset, >tea service, >tea sets
    similar: طقم قهوة, coffee set, >coffeeset, >coffee service
    similar: طقم, set, category_sets, >مجموعة, >collection, >service
    similar: شاي, tea
    similar: قهوة, coffee
    similar: إفطار, breakfast, >morning set, >brunch
    similar: عائلي, family
    similar: كبير, large, >big
    similar: صغير, small, >little
    similar: هدية, gift, >present, >gift box, >علبة هدايا, >souvenir, >مجاملة
    similar: >عيد الأم, >عيد ميلاد, >عيد الحب, >mother day, >mother s day, >mothers day, >birthday, >valentine, >valentine day, >anniversary, >تخرج, >graduation, >نجاح, >teacher day, >عيد جواز, >عيد زواج, >christmas, >كريسماس, >مناسبة, >مناسبات, >fathers day, >father day, >عيد الأب, >ست الحبايب, >ماما, >أمي, >mother, >mum, >mom, >dad, <gift, <هدية
    similar: >زفاف, >wedding, >wedding gift, >wedding present, >فرح, >زواج, >عروسة, >جهاز, >جهاز عروسة, >جهاز العروسة, >جهاز العروس, >هدية زفاف, >هدية زواج, >هدية فرح, >هدية عروسة, >bride, >bridal, >bridal shower, >trousseau, >خطوبة, >هدية خطوبة, >engagement, >engagement gift, >wedding registry, <طقم, <set
    similar: housewarming, بيت جديد, >new home, >new house, >شقة جديدة, >house warming, >نقل البيت
    similar: >رمضان, >ramadan, >ramadhan, >iftar, >سحور, >suhoor, >فطار رمضان, >إفطار رمضان, <طقم, <set, <charger, <طبق تقديم
    similar: عزومة, >dinner party, >banquet, >feast, >ضيوف, >guests, >guest, >hosting, >ضيافة, <سفرة, <عائلي, <dinner set, <family set, <family gatherings
    similar: عيد, >eid, >عيد الأضحى, >عيد الفطر, >eid gift, >هدية عيد, >العيد, <feast day, <feast days
    similar: حورس, عين حورس, eye of horus, >egyptian eye, >horus eye, >eye horus, >عين فرعونية, >عين فرعون, >evil eye, >أوجات, >wedjat, >udjat
    similar: جعران, scarab, خنفساء, >beetle, >خنفسة, >dung beetle, >winged beetle
    similar: عنخ, ankh, >مفتاح الحياة, >key of life, >key life, >cross of life, >symbol of life, <هيروغليفي, <hieroglyph
    similar: بردي, papyrus, >ورق بردي, >ورق البردي, >papyrus paper, >نبات البردي, >reed, >papyrus plant
    similar: لوتس, >زهرة اللوتس, >زهرة لوتس, >وردة اللوتس, >وردة لوتس, >lotus flower, >water lily, >waterlily, >نيلوفر, >زنبق
    similar: وردة, زهرة, flower, rosette, >floral, >rose, <لوتس
    similar: أرابيسك, >توريق, >زخارف نباتية, >زخرفة نباتية, >vine pattern
    similar: هيروغليفي, hieroglyph, >كتابة فرعونية, >كتابة مصرية قديمة, >حروف فرعونية, >ancient writing, >egyptian writing, >نقوش فرعونية, >رموز فرعونية, >egyptian symbols, >cartouche, >خرطوش
    similar: نيل, موج, wave, >river, >نهر, >مياه النيل, >water, >مية, >نهر النيل
    similar: نجمة, star, >geometric, >هندسي, >هندسية, >stars pattern
    similar: خط عربي, calligraphy, >عربي, >arabic, >calligraphic, >كتابة عربية, >كتابة عربي, >arabic calligraphy, >arabic writing, >arabic script, >arabic text, >خطوط عربية, >بالهنا والشفا, >bon appetit, >خطاط, <بالهناء والشفاء, <bil hana
    similar: >فرعوني, >pharaoh, >ancient egypt, >مصر القديمة, >قدماء المصريين, >egyptian style, >ancient egyptian, <لوتس, <حورس, <جعران, <scarab, <بردي, <papyrus, <هيروغليفي, <hieroglyph
    similar: >إسلامي, >islamic, >islamic pattern, >islamic art, >islamic design, >زخرفة إسلامية, >فن إسلامي, >moorish, >mamluk, >مملوكي, <أرابيسك, <نجمة, <star, <calligraphy, <بالهناء والشفاء
    similar: أزرق, blue, >blu, >لبني, >سماوي
    similar: >كحلي, >navy, >navy blue, >dark blue, >أزرق غامق, >أزرق داكن, >royal blue, <كوبالت, <cobalt, <لازورد, <lapis
    similar: كوبالت, cobalt
    similar: لازورد, lapis, >lapis lazuli, >lazuli
    similar: فيروزي, turquoise, >تركواز, >teal, >aqua, >cyan, >aquamarine, >أزرق مخضر, >blue green, >بترولي, >petrol
    similar: أخضر, green, <ملاكيت, <malachite, >زيتي, >emerald, >زمردي, >زمرد, >olive
    similar: ملاكيت, malachite
    similar: ذهبي, gold, >متذهب, >مطلي ذهب, >مطلي بالذهب, >خط ذهبي, >gold plated, >gold trim, >gold line, >حافة ذهبية
    similar: أسود, black
    similar: أبيض, white
    similar: terracotta, فخار, لون الفخار, >terra cotta, >تراكوتا, >أحمر, >red, >brick, >rust, >orange, >برتقالي, >بني, >brown, >earthy, >طوبي, >desert
    similar!: >جديد, >new, >وصل حديثا, >new arrival, >new arrivals, >أحدث, >latest, >newest, >whats new, <flag_new
    similar!: >خصم, >تخفيض, >عرض, >تنزيلات, >أوكازيون, >sale, >on sale, >discount, >discounted, >offer, >deal, >special offer, >عليه خصم, <flag_sale
    similar: غسالة أطباق, dishwasher, >غسالة صحون, >غسالة الأطباق, >dish washer
    similar: ميكروويف, microwave
    similar: مكتب, >office, desk
    similar: صقر, falcon
    similar: بومة, owl
    absent: شوكة, شوك, fork, forks, ملعقة, معلقة, معالق, ملاعق, spoon, spoons, سكينة, سكين, سكاكين, knife, knives, خلاط, blender, مكنسة, vacuum, لابتوب, laptop, موبايل, mobile, phone, تليفزيون, tv, ثلاجة, fridge, حلة, حلل, pan, pans, طاسة تيفال, كرسي, chair, sofa, كنبة, سجادة, carpet, shirt, قميص, shoes, حذاء
  $groups$, e'\n') as each where trim(each) <> '' loop
    kind := substring(line from '^[a-z]+');
    insert into search_groups (kind, lemma, is_meaning) values (kind,
      case kind when 'forms' then array_to_string(search_tokens(substring(line from '^forms ([^:]+):')), ' ') end, line like 'similar!:%')
      returning id into made;
    insert into search_words (group_id, written, role)
      select made, trim(leading '<>' from word), case left(word, 1) when '>' then 'typed' when '<' then 'text' else 'both' end
      from (select distinct on (fold_listing_text(trim(leading '<>' from trim(each)))) trim(each) as word
        from string_to_table(substring(line from ':(.*)$'), ',') as each) as words
      where not (kind = 'forms' and exists (
        select from search_words known join search_groups g on g.id = known.group_id
        where g.kind = 'forms' and known.folded = fold_listing_text(word)));
  end loop;
end;
$seed$;
select refresh_search_words();

-- The products that there are already.
select index_search_keys(array(select id from products));

create trigger products_search_keys_after_insert after insert on products
  referencing new table as products_after for each statement execute function index_search_keys_of_new();
create trigger products_search_keys_after_update after update on products
  referencing old table as products_before new table as products_after
  for each statement execute function index_search_keys_of_changed();

-- Keys as the index has them. Reading the keys of a row costs as much as a hundred comparisons, which the planner does not know;
-- with the cost of this function it never reads a row to compare its keys where the index can tell.
-- Unsafe in parallel, because workers take longer to start than such a look-up takes.
create function indexed_search_keys(text[]) returns text[] language plpgsql immutable strict parallel unsafe cost 100000 as $$
begin
  return $1;
end;
$$;
create index product_search_keys_ar_idx on product_search_keys using gin (indexed_search_keys(keys_ar));
create index product_search_keys_en_idx on product_search_keys using gin (indexed_search_keys(keys_en));

-- Words of names, kinds and groups that are one letter apart from this one (from eight letters, two), or sound like it.
create function near_search_words(typed text) returns table (word text, is_sound boolean, is_grouped boolean, is_in_texts boolean)
language sql stable strict parallel safe as $$
  select known.word, coalesce(known.skeleton = search_skeleton(typed), false),
    exists (select from search_words w where w.folded = known.word),
    exists (select from product_search_keys where indexed_search_keys(keys_ar) @> array['0' || known.word])
      or exists (select from product_search_keys where indexed_search_keys(keys_en) @> array['0' || known.word])
  from search_vocabulary known
  where known.is_prominent and known.word <> typed and known.word !~ '[0-9_]' and (
    (length(typed) >= 3 and known.shortened && search_shortened(typed))
    or (typed ~ '[a-z]' and known.skeleton = search_skeleton(typed)))
  limit 200
$$;
