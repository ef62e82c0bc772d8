import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CITY_LENGTH } from '#core/forms/limits.ts';
import { districts } from './districts.ts';
import { findGovernorate } from './find-governorate.ts';
import { type Governorate, postalCodePrefixes } from './governorates.ts';
import { towns } from './towns.ts';

const governorates = Object.keys(postalCodePrefixes) as Governorate[];

/** Each governorate with its capital, as customers write them. */
const capitals: Readonly<Record<Governorate, string>> = {
  cairo:
    'القاهره|محافظة القاهرة|مدينة القاهرة|CAIRO|Cairo Governorate|Al Qahirah|el-Qāhira|Kahera|Cairo, Egypt|القاهرة، مصر',
  giza: 'جيزه|الچيزة|محافظة الجيزه|Al Gizah|El Geeza|Gizeh|Giza City',
  qalyubia: 'قليوبيه|محافظة القليوبية|Qalioubia|Kalyoubeya|Al Qalyūbiyyah|بنها|Banha|Benha',
  alexandria: 'اسكندرية|الأسكندريه|ALEXANDRIA|Aleksandria|Alex|Iskandariya|Al Iskandariyyah|Eskendereya',
  beheira: 'بحيره|محافظة البحيرة|Behera|Al Buhayrah|El-Beheira|دمنهور|Damanhour|Damanhūr',
  gharbia: 'غربية|محافظة الغربيه|Al Gharbiyah|Gharbeya|طنطا|طنطه|Tanta|TANTA',
  monufia: 'منوفية|المنوفيه|Menofia|Minufiya|Munufiyah|شبين الكوم|شبين كوم|Shebin El-Kom',
  kafrElSheikh: 'كفرالشيخ|محافظة كفر الشيخ|Kafr El-Sheikh|Kafr ash Shaykh|Kafrelsheikh',
  damietta: 'دمياط|دمياط الجديدة|New Damietta|Dumyāṭ|Domiat',
  dakahlia: 'دقهليه|Ad Daqahliyah|Dakahleya|المنصوره|منصورة|Mansoura|Al-Mansurah|El Mansoura',
  ismailia: "الاسماعيلية|اسماعيليه|Isma'iliya|Ismaïlia|Esmaileya",
  portSaid: 'بور سعيد|بورسعيد|محافظة بورسعيد|Portsaid|Port-Said|Port Saeed|Bur Said',
  suez: 'سويس|مدينة السويس|As Suways|El Suweis|Suez City',
  sharqia: 'شرقيه|محافظة الشرقية|Sharkia|Ash Sharqiyyah|El Sharkeya|الزقازيق|زقازيق|Zagazig|Az Zaqāzīq',
  northSinai: 'شمال سينا|محافظة شمال سيناء|North Sinai Governorate|العريش|عريش|Al Arish|El-Arish',
  southSinai: 'جنوب سينا|محافظة جنوب سيناء|South Sinai|الطور|El Tor|At Tur',
  matrouh: 'مطروح|مرسى مطروح|مرسي مطروح|Matruh|Marsa Matrouh|Mersa-Matruh',
  minya: 'منيا|المنيا الجديدة|El Minya|El-Menia|Al Minyā|Elminia|New Minya',
  beniSuef: 'بنى سويف|بنيسويف|محافظة بني سويف|Beni-Suef|Bani Sweif|Banī Suwayf|Benisuef',
  faiyum: 'فيوم|محافظة الفيوم|Fayoum|Al Fayyum|Elfayoum|El-Faiyûm',
  asyut: 'اسيوط|محافظة أسيوط|Assiut|Asyout|Assuit|Asyūṭ',
  newValley:
    'الوادى الجديد|محافظة الوادي الجديد|El Wadi El Gedid|New Valley Governorate|الخارجة|خارجه|El Kharga|Al-Khārijah',
  aswan: 'اسوان|محافظة أسوان|Assouan|ASWAN|Aswān',
  sohag: 'سوهاچ|محافظة سوهاج|Suhaj|Sohag City',
  qena: 'قنا|محافظة قنا|Kena|Qina|Qena City',
  redSea: 'البحر الاحمر|محافظة البحر الأحمر|Al Bahr al Ahmar|Red Sea Governorate|الغردقه|غردقة|Hurghada|Al Ghardaqah',
  luxor: 'الاقصر|أقصر|مدينة الأقصر|Louxor|Al Uqsur|LUXOR',
};

const otherTowns: Partial<Record<Governorate, string>> = {
  giza: '6 أكتوبر|٦ اكتوبر|مدينة ٦ أكتوبر|6th of October|6th October City|6october|السادس من أكتوبر|October',
  qalyubia: 'شبرا الخيمه|Shoubra El-Kheima|قليوب',
  alexandria: 'برج العرب الجديدة|Borg El Arab|Burj al Arab',
  beheira: 'كفرالدوار|Kafr ad-Dawwar|ابوحمص|Rasheed',
  gharbia: 'المحلة الكبرى|المحلة|Mahalla|El Mahalla El Kubra|Al-Mahallah al-Kubra',
  monufia: 'مدينة السادات|Sadat City',
  damietta: 'راس البر|Ras El-Bar',
  dakahlia: 'ميت غمر|Meet Ghamr',
  suez: 'العين السخنة|Ain Sokhna|El Ain El Sokhna',
  sharqia: 'العاشر من رمضان|10th of Ramadan City|١٠ رمضان|بلبيس',
  southSinai: 'شرم الشيخ|Sharm El-Sheikh|Sharm ash Shaykh|sharm|دهب|Dahab',
  matrouh: 'العلمين الجديدة|El Alamein|New Alamein|سيوه',
  newValley: 'الداخلة|Dakhla',
  redSea: 'مرسى علم|Marsa Alam|El Gouna|الجونه|سفاجا',
  qena: 'نجع حمادى|Nag Hammadi',
};

const wellKnownDistricts = {
  cairo: `مدينة نصر|مدينه نصر|Nasr City|Madinet Nasr|مصر الجديدة|Heliopolis|Masr El-Gedida|المعادى|معادي|Maadi|El Ma'adi|الزمالك|Zamalek
جاردن سيتى|Garden City|القاهرة الجديدة|New Cairo|التجمع الخامس|Fifth Settlement|El Tagamoa El Khames|الرحاب|Al Rehab|مدينتى|Madinaty
الشروق|El Shorouk City|العاصمة الادارية الجديدة|New Capital|المقطم|Mokattam|Moqattam|البساتين|Basateen|حلوان|Helwan|١٥ مايو|15th of May City
عين شمس|Ein Shams|المرج|El Marg|عزبة النخل|Ezbet El-Nakhl|النزهة الجديدة|New Nozha|مساكن شيراتون|Sheraton|حدائق القبة|Hadayek El Kobba
الزيتون|Zeitoun|الزاوية الحمرا|Zawya El Hamra|روض الفرج|Rod El-Farag|شبرا مصر|Shubra Masr|العباسية|Abbasiya|الظاهر|Daher
باب الشعرية|Bab El Shaariya|عابدين|Abdeen|الدرب الاحمر|Darb El-Ahmar|السيدة زينب|Sayeda Zeinab|مصر القديمه|Old Cairo|قصر النيل|Kasr El Nil
منشية ناصر|Manshiyat Naser`,
  giza: `المهندسين|Mohandessin|Mohandiseen|Mohandeseen|El Mohandseen|الدقى|Dokki|Ad Doqqi|العجوزة|Agouza|الهرم|Haram|El-Haram|امبابة|Embaba
بولاق الدكرور|Boulak El Dakrour|العمرانيه|Omraniya|الطالبية|Talbeya|الوراق|El Warraq|الكيت كات|Kit Kat|ميت عقبه|Mit Okba|ارض اللواء
Ard El-Lewa|المنيب|El Moneeb|حدائق الاهرام|Hadayek El-Ahram|حدائق اكتوبر|October Gardens|القرية الذكية|Smart Village`,
  alexandria: `سموحه|Smouha|سيدى جابر|Sidi Gaber|سيدي بشر|Sidi Beshr|ستانلى|Stanley|المنتزة|Montaza|El Montazah|Muntaza|رشدى|Roushdy|Rushdi
جليم|Gleem|سان ستيفانو|San Stefano|لوران|Loran|ميامى|Miami|العصافره|Asafra|المندره|El Mandara|ابو قير|أبوقير|Abou Kir|العجمى|Agamy
الدخيله|Dekheila|العامرية|Amreya|كينج مريوط|King Mariout|محرم بيك|محرم بك|Moharam Bek|الشاطبى|Shatby|سبورتنج|Sporting
محطة الرمل|Raml Station|الانفوشي|Anfoushi|العطارين|Attarin|كرموز|Karmouz|المكس|El Mex`,
} as const;

const rowsOf = (table: Partial<Record<Governorate, string>>) =>
  Object.entries(table).flatMap(([governorate, names]) =>
    names.split(/[|\n]/u).map((city) => [city, governorate as Governorate] as const),
  );

describe('findGovernorate', () => {
  test.each(rowsOf(capitals))('finds governorates and capitals: %s is in %s', (city, governorate) => {
    expect(findGovernorate(city)).toBe(governorate);
  });

  test.each(rowsOf(otherTowns))('finds a well-known town: %s is in %s', (city, governorate) => {
    expect(findGovernorate(city)).toBe(governorate);
  });

  test.each(rowsOf(wellKnownDistricts))('finds a district: %s is in %s', (city, governorate) => {
    expect(findGovernorate(city)).toBe(governorate);
  });

  test.each([
    ['القاهرة - مدينة نصر', 'cairo'],
    ['القاهرة-مدينة نصر', 'cairo'],
    ['مدينة نصر، القاهرة', 'cairo'],
    ['مدينة نصر القاهرة', 'cairo'],
    ['مدينة نصر بالقاهرة', 'cairo'],
    ['Nasr City, Cairo', 'cairo'],
    ['Nasr City – Cairo – Egypt', 'cairo'],
    ['NASR CITY (CAIRO)', 'cairo'],
    ['المعادي / Maadi', 'cairo'],
    ['شارع ٩، المعادي', 'cairo'],
    ['Maadi, Alexandria Street', 'cairo'],
    ['Downtown Cairo', 'cairo'],
    ['قسم الدقي، محافظة الجيزة', 'giza'],
    ['مركز طلخا محافظة الدقهلية', 'dakahlia'],
    ['Smouha\u200F, \u200EAlexandria', 'alexandria'],
    ['الإسـكـنـدريّـة', 'alexandria'],
    ['الشيخ زايد، الجيزة', 'giza'],
    ['الشيخ زايد، ٦ أكتوبر', 'giza'],
    ['Sheikh Zayed, Ismailia', 'ismailia'],
    ['دار السلام، القاهرة', 'cairo'],
    ['دار السلام - سوهاج', 'sohag'],
    ['حي السلام، الإسماعيلية', 'ismailia'],
    ['Obour, Qalyubia', 'qalyubia'],
    ['الساحل الشمالي، مطروح', 'matrouh'],
  ])('combines the parts of a city: %s is in %s', (city, governorate) => {
    expect(findGovernorate(city)).toBe(governorate);
  });

  test.each([
    ['Cairo / Giza'],
    ['القاهرة والجيزة'],
    ['القاهرة الكبرى'],
    ['Greater Cairo'],
    ['6th of October, Cairo'],
    ['Sheikh Zayed, Cairo'],
    ['المنصورة، القاهرة'],
    ['طريق القاهرة الإسكندرية الصحراوي'],
    ['شارع القاهرة'],
    ['Cairo Street'],
    ['Giza Square'],
    ['عزبة القاهرة'],
    ['الزهراء'],
    ['السلام'],
    ['مدينة السلام'],
    ['المعمورة'],
    ['الزهور'],
    ['الحي العاشر'],
    ['المنشية'],
    ['وسط البلد'],
    ['الساحل'],
    ['مدينة الشيخ زايد'],
    ['حي فيصل'],
    ['Badr City'],
    ['Nozha'],
    ['العبور'],
    ['الساحل الشمالي'],
    ['المنيل'],
    ['المنيرة'],
    ['مصر'],
    ['Egypt'],
    ['محافظة'],
    ['The New City'],
    ['الدلتا'],
    ['الصعيد'],
    ['Amin'],
    ['Paris'],
    ['دبي'],
    ['عزبة النعناع'],
    [''],
    [' '],
    ['ال'],
    ['el'],
    ['-'],
    ['،،،'],
    ['11511'],
    ['\u0000\uD800'],
    ['__proto__'],
    ['constructor'],
  ])('findGovernorate is not certain about %j', (city) => {
    expect(findGovernorate(city)).toBeNull();
  });

  test.each([
    ['القاهرة', '11511', 'cairo'],
    ['القاهرة', '١١٥١١', 'cairo'],
    ['Smouha', ' 23511 ', 'alexandria'],
    ['القاهرة', '12511', null],
    ['Smouha', '11511', null],
    ['القاهرة', '00000', 'cairo'],
    ['القاهرة', '99999', 'cairo'],
    ['القاهرة', '12', 'cairo'],
    ['القاهرة', 'EC1A 1BB', 'cairo'],
    ['القاهرة', '', 'cairo'],
    ['الشيخ زايد', '12588', null],
    ['عزبة النعناع', '11511', null],
    ['', '11511', null],
  ])('a postal code can only confirm or contradict a city: %j with %j is %s', (city, postalCode, governorate) => {
    expect(findGovernorate(city, postalCode)).toBe(governorate);
  });

  test('findGovernorate never throws, and returns a governorate or null', () => {
    const word = fc.constantFrom('القاهرة', 'Giza', 'el', ' - ', '، ', '/', 'مدينة', 'نصر', ' ', 'of', '6', "'");
    const anyText = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(word).map((texts) => texts.join('')),
    );
    fc.assert(
      fc.property(anyText, anyText, (city, postalCode) => {
        expect([null, ...governorates]).toContain(findGovernorate(city, postalCode));
      }),
    );
  });

  test('ignores a text above the maximum length of the field', () => {
    expect(findGovernorate('Cairo'.padEnd(CITY_LENGTH.max))).toBe('cairo');
    expect(findGovernorate('Cairo'.padEnd(CITY_LENGTH.max + 1))).toBeNull();
  });
});

describe('place name tables', () => {
  const governoratesOfName = new Map<string, Set<string>>();
  for (const [governorate, table] of [...Object.entries(towns), ...Object.entries(districts)]) {
    for (const name of table.split(/,|\n/u).map((text) => text.trim())) {
      governoratesOfName.set(name, (governoratesOfName.get(name) ?? new Set()).add(governorate));
    }
  }
  const ambiguousNames = [...governoratesOfName].filter(([, candidates]) => candidates.size > 1);

  test('each unique name finds its governorate', () => {
    for (const [name, candidates] of governoratesOfName) {
      expect([name, findGovernorate(name)]).toEqual([name, candidates.size === 1 ? [...candidates][0] : null]);
    }
  });

  test('each ambiguous name finds a governorate next to a name that decides', () => {
    expect(ambiguousNames.length).toBeGreaterThan(40);
    for (const [name, candidates] of ambiguousNames) {
      for (const governorate of governorates) {
        const text = `${name}, ${towns[governorate].split(',')[0]}`;
        expect([text, findGovernorate(text)]).toEqual([text, candidates.has(governorate) ? governorate : null]);
      }
    }
  });
});
