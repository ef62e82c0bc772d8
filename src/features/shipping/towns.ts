import type { Governorate } from './governorates.ts';

/**
 * Names of each governorate, its capital and its towns: one place per line, with its spellings in both languages. Spellings
 * that `findGovernorate` folds to a listed one are omitted. A name with places in several governorates is listed under each
 * of them and is not certain alone; names of quarters that exist in many towns (السلام, الزهراء) are omitted.
 */
export const towns: Readonly<Record<Governorate, string>> = {
  cairo: `Cairo, Qahira, القاهرة`,
  giza: `Giza, Gizeh, الجيزة
6 October, 6th October, Sixth of October, October, 6 أكتوبر, السادس من أكتوبر, أكتوبر
Sheikh Zayed, الشيخ زايد
Badrashin, البدرشين
Hawamdiya, الحوامدية
Ayat, العياط
Saff, الصف
Kerdasa, كرداسة
Bahariya, Bawiti, الواحات البحرية, البويطي
Oases, الواحات`,
  qalyubia: `Qalyubia, القليوبية
Benha, Banha, بنها
Shubra El Kheima, شبرا الخيمة
Shubra, شبرا
Qalyub, قليوب
Qanater El Khayreya, القناطر الخيرية
Khanka, الخانكة
Tukh, طوخ
Shibin El Qanater, شبين القناطر
Obour, العبور`,
  alexandria: `Alexandria, Alex, Iskandariya, Iskenderiya, الإسكندرية
Borg El Arab, برج العرب
North Coast, الساحل الشمالي`,
  beheira: `Beheira, Buhayra, البحيرة
Damanhur, دمنهور
Kafr El Dawar, كفر الدوار
Rashid, Rosetta, رشيد
Edko, إدكو
Abu Hummus, أبو حمص
Itay El Barud, إيتاي البارود
Kom Hamada, كوم حمادة
Wadi El Natrun, وادي النطرون
Nubariya, النوبارية
Badr, بدر
Gianaclis, جناكليس`,
  gharbia: `Gharbia, الغربية
Tanta, طنطا
Mahalla, Mahalla El Kubra, المحلة, المحلة الكبرى
Kafr El Zayat, كفر الزيات
Zefta, زفتى
Santa, السنطة
Samannoud, سمنود`,
  monufia: `Monufia, Menoufia, المنوفية
Shibin El Kom, Shbin El Kom, شبين الكوم
Menouf, منوف
Sadat City, Madinet El Sadat, مدينة السادات
Ashmoun, أشمون
Quesna, قويسنا
Bagour, الباجور`,
  kafrElSheikh: `Kafr El Sheikh, Kafr El Shaikh, كفر الشيخ
Desouk, دسوق
Fuwwah, Foua, فوه
Baltim, بلطيم
Sidi Salem, سيدي سالم`,
  damietta: `Damietta, Dumyat, دمياط
Ras El Bar, رأس البر
Faraskur, فارسكور`,
  dakahlia: `Dakahlia, الدقهلية
Mansoura, المنصورة
Talkha, طلخا
Mit Ghamr, ميت غمر
Dekernes, دكرنس
Aga, أجا
Sinbillawin, السنبلاوين
Belqas, بلقاس
Sherbin, شربين
Manzala, المنزلة
Gamasa, جمصة
Matareya, المطرية
Gamaliya, الجمالية`,
  ismailia: `Ismailia, الإسماعيلية
Qantara, Qantara East, Qantara West, القنطرة, القنطرة شرق, القنطرة غرب
Fayed, فايد
Tell El Kebir, التل الكبير
Sheikh Zayed, الشيخ زايد
Mostakbal, المستقبل`,
  portSaid: `Port Said, Bur Said, بور سعيد
Port Fouad, Bur Fuad, بور فؤاد`,
  suez: `Suez, Suweis, Suways, السويس
Ain Sokhna, Sokhna, العين السخنة, السخنة
Port Tewfik, بور توفيق
Ataqah, عتاقة
Faisal, فيصل`,
  sharqia: `Sharqia, الشرقية
Zagazig, Zaqaziq, الزقازيق
10 Ramadan, 10th Ramadan, 10 رمضان, العاشر من رمضان
Bilbeis, بلبيس
Minya El Qamh, منيا القمح
Faqous, فاقوس
Abu Kabir, أبو كبير
Abu Hammad, أبو حماد
Diyarb Negm, ديرب نجم
Ibrahimia, الإبراهيمية
Husseiniya, الحسينية`,
  northSinai: `North Sinai, شمال سيناء
Arish, العريش
Sheikh Zuweid, الشيخ زويد
Rafah, رفح
Bir El Abd, بئر العبد
Sinai, سيناء`,
  southSinai: `South Sinai, جنوب سيناء
Tor, الطور
Sharm El Sheikh, Sharm El Shaikh, Sharm, شرم الشيخ, شرم
Dahab, دهب
Nuweiba, نويبع
Taba, طابا
Saint Catherine, St Catherine, سانت كاترين
Ras Sedr, رأس سدر
Sinai, سيناء`,
  matrouh: `Matrouh, Marsa Matrouh, Mersa Matruh, مطروح, مرسى مطروح
Siwa, سيوة
Alamein, العلمين
Salloum, السلوم
North Coast, الساحل الشمالي`,
  minya: `Minya, المنيا
Mallawi, ملوي
Maghagha, مغاغة
Beni Mazar, Bani Mazar, بني مزار
Samalut, سمالوط
Abu Qurqas, أبو قرقاص`,
  beniSuef: `Beni Suef, Bani Suef, Beni Sweif, Bani Sweif, Bani Suwayf, بني سويف
Wasta, الواسطى
Beba, ببا`,
  faiyum: `Faiyum, الفيوم
Sinnuris, سنورس`,
  asyut: `Asyut, Assuit, Siout, أسيوط
Dairut, ديروط
Manfalut, منفلوط
Qusiya, القوصية
Abu Tig, أبو تيج
Badari, البداري`,
  newValley: `New Valley, Wadi El Gedid, Wadi El Jadid, الوادي الجديد
Kharga, Khariga, الخارجة
Dakhla, الداخلة
Farafra, الفرافرة
Oases, الواحات`,
  aswan: `Aswan, Asouan, أسوان
Kom Ombo, كوم أمبو
Edfu, إدفو
Abu Simbel, أبو سمبل`,
  sohag: `Sohag, سوهاج
Akhmim, أخميم
Girga, جرجا
Tahta, طهطا
Tima, طما
Balyana, البلينا
Dar El Salam, دار السلام`,
  qena: `Qena, قنا
Nag Hammadi, Naga Hammadi, نجع حمادي
Qus, قوص
Dishna, دشنا`,
  redSea: `Red Sea, Bahr El Ahmar, البحر الأحمر
Hurghada, Ghardaqa, الغردقة
Safaga, سفاجا
Quseir, القصير
Marsa Alam, مرسى علم
Ras Gharib, رأس غارب
Gouna, الجونة
Sahl Hasheesh, سهل حشيش`,
  luxor: `Luxor, Uqsur, الأقصر
Esna, إسنا
Armant, أرمنت
Qurna, القرنة
New Tiba, طيبة الجديدة`,
};
