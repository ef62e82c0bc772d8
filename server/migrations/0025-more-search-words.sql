-- More words that shoppers type, for groups that the shop has from its first start: each line begins with a word of its group. All are
-- only typed, so that products keep their keys. A group that the owner has deleted stays deleted, and a word that the owner has declared
-- absent stays so.
do $words$
declare
  line text;
  wanted integer;
  changed text[];
begin
  for line in select trim(each) from string_to_table($groups$
    salad bowl: بولة, بولات, بول, جاط, طبق عميق, serving bowl, noodle bowl, pasta bowl
    tea kettle: بكرج, غلاية, pitcher, بريق, بريق شاي, samovar
    souvenir: جيفت, مفاجأة, تذكار, تذكارات, keepsake, surprise, corporate, corporate gift, هدايا شركات, شركات, مدير, boss, colleague, زميل, زميلة
    graduation: wife, husband, زوجتي, زوجي, مراتي, جوزي, خطيبتي, خطيبي, صاحبتي, صديقتي, صديق, friend, girlfriend, boyfriend, حماتي, mother in law, retirement, تقاعد, new year, رأس السنة, شم النسيم, easter, مولد, المولد النبوي, سبوع, مولود, new baby, thank you, معلمة
    wedding registry: شوار, شوار العروسة, شوار عروسة, عرسان, عريس, كتب كتاب, كتب الكتاب, newlyweds, newlywed, groom, bridesmaid, عفش
    new house: عزال, new apartment, moving in, بيت الزوجية
    suhoor: sohour, sahoor, sohoor, رمضان كريم, ramadan kareem
    banquet: party, حفلة, حفل, buffet, بوفيه, سهرة
    papyrus plant: papyri, بردية, reeds
    nescafe: beaker, hot chocolate, هوت شوكليت, شوكولاتة ساخنة, hot drink, hot drinks, مشروبات ساخنة, مشروب ساخن, cocoa, كاكاو, سحلب, ينسون, أعشاب, herbal tea, americano, أمريكانو, mocha, موكا, لاتيه, flat white, كركديه, karkadeh, hibiscus
    demitasse: ristretto, macchiato, ماكياتو, قهوة سادة, قهوة مظبوط
    crockery: kitchen, kitchenware, مطبخ, أدوات المطبخ, أدوات مطبخ
    bone china: pottery, stoneware, earthenware, خزفيات, فخاريات
    serving platter: ديكور, decor, decorative, decoration, زينة, تزيين, ornamental, wall, حائط, طبق حائط, wall plate, تحفة, تحف, antique, antiques, أنتيك, أنتيكة, أنتيكات, display, fruit, fruits, فاكهة, pizza, بيتزا, مقبلات, مزة, مزات, appetizer, appetizers, mezze, mezza, tapas, centerpiece, centrepiece
    side plate: cookie, cookies, biscuit, biscuits, بسكوت, غريبة, كعك العيد, كحك, snack, snacks, pastry, pastries, بسبوسة, كنافة, قطايف, pie, tart, تارت, cheesecake, تشيز كيك
    ancient egyptian: رمسيس, ramses, ramesses, نفرتيتي, nefertiti, نفرتاري, nefertari, توت عنخ آمون, tutankhamun, king tut, هرم, أهرام, أهرامات, pyramid, pyramids, أنوبيس, anubis, باستيت, bastet, أبو الهول, sphinx, كليوباترا, cleopatra, إيزيس, isis, أوزوريس, osiris, حتشبسوت, hatshepsut, إخناتون, akhenaten, الأقصر, أسوان, aswan, معبد, temple, egyptology
    mamluk: andalusian, أندلسي, moroccan, مغربي, ottoman, عثماني, fatimid, فاطمي
    vine pattern: scroll, scrolls, vines, foliage, نباتي, نباتية, أوراق شجر
    egyptian symbols: رموز, symbols, glyph, glyphs
    arabic calligraphy: kufic, كوفي, thuluth, ثلث, مخطوط, خطاط, islamic calligraphy
    rust: بيج, beige, sand, sandy, رملي, صحراوي, ochre, camel, جملي, copper, نحاسي
    emerald: زيتوني, mint, منت, jade, عشبي, dark green, أخضر غامق
    aquamarine: tiffany, تيفاني, sea green
    سماوي: sky blue, baby blue, light blue, أزرق فاتح, indigo
    gold plated: مدهب, gold edge
    تنزيلات: رخيص, رخيصة, أرخص, cheap, cheapest, bargain, promotion, clearance, تصفية, black friday, بلاك فرايداي, الجمعة البيضاء, white friday, outlet
    collection: كوليكشن, bundle, package, باكدج
    brunch: morning, صباح, صباحية
  $groups$, e'\n') as each where trim(each) <> '' loop
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
  -- drinks are offered in a كاسة, which was a form of the calyx of a flower
  update search_words set group_id = cups.group_id from search_words cups, search_groups groups
    where search_words.folded in (fold_listing_text('كاسة'), fold_listing_text('كاسات'))
      and groups.id = search_words.group_id and groups.kind = 'forms' and groups.lemma = fold_listing_text('كأس')
      and cups.folded = fold_listing_text('أكواب')
      and exists (select from search_groups where id = cups.group_id and kind = 'forms');
  -- a word of a product may have become the plural of a new word
  changed := refresh_search_words();
  perform index_search_keys(array(
    select product_id from product_search_keys, lateral (select array_agg('4' || lemma) as keys from unnest(changed) as lemma) as made
    where keys_ar && made.keys or keys_en && made.keys
  ));
end;
$words$;
