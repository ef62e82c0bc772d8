import type { Governorate } from './governorates.ts';

/**
 * Districts and new towns of the three largest governorates, in the form of `towns`. Obour lies in Qalyubia but has postal
 * codes of Cairo, so it is listed under both.
 */
export const districts = {
  cairo: `Nasr City, Madinet Nasr, مدينة نصر
Heliopolis, Masr El Gedida, مصر الجديدة
Maadi, المعادي
Zamalek, الزمالك
Garden City, جاردن سيتي
New Cairo, القاهرة الجديدة
Tagamoa, Fifth Settlement, Tagamoa El Khames, التجمع, التجمع الخامس, التجمع الأول, التجمع الثالث
Rehab, الرحاب
Madinaty, مدينتي
Shorouk, الشروق
New Capital, العاصمة الإدارية
Mokattam, المقطم
Basatin, البساتين
Helwan, حلوان
15 May, 15th May, 15 مايو
Ain Shams, Ein Shams, عين شمس
Marg, المرج
Ezbet El Nakhl, عزبة النخل
New Nozha, النزهة الجديدة
Sheraton, مساكن شيراتون, شيراتون
Hadayek El Kobba, حدائق القبة
Zeitoun, الزيتون
Zawya El Hamra, الزاوية الحمراء
Rod El Farag, روض الفرج
Shubra Masr, شبرا مصر
Abbasia, العباسية
Daher, الظاهر
Bab El Shaariya, باب الشعرية
Abdeen, عابدين
Darb El Ahmar, الدرب الأحمر
Sayeda Zeinab, السيدة زينب
Old Cairo, Masr El Qadima, مصر القديمة
Qasr El Nil, قصر النيل
Manshiyat Nasser, منشية ناصر
Dar El Salam, دار السلام
Matareya, المطرية
Gamaliya, الجمالية
Husseiniya, الحسينية
Badr, بدر
Obour, العبور
Shubra, شبرا
Boulaq, بولاق
Nozha, النزهة
Manial, المنيل
Mounira, المنيرة
Nahda, النهضة
Mostakbal, المستقبل
Victoria, فيكتوريا`,
  giza: `Mohandessin, Mohandseen, المهندسين
Dokki, الدقي
Agouza, العجوزة
Haram, Pyramids, الهرم
Imbaba, إمبابة
Boulaq El Dakrour, بولاق الدكرور
Omraneya, العمرانية
Talbia, الطالبية
Warraq, الوراق
Kit Kat, الكيت كات
Mit Okba, ميت عقبة
Ard El Lewa, أرض اللواء
Moneeb, المنيب
Hadayek El Ahram, حدائق الأهرام
October Gardens, Hadayek October, حدائق أكتوبر
Smart Village, القرية الذكية
Faisal, فيصل
Boulaq, بولاق
Manial, المنيل
Mounira, المنيرة`,
  alexandria: `Smouha, سموحة
Sidi Gaber, سيدي جابر
Sidi Bishr, سيدي بشر
Stanley, ستانلي
Montaza, المنتزه
Roushdy, رشدي
Glim, جليم
San Stefano, سان ستيفانو
Loran, لوران
Miami, ميامي
Asafra, العصافرة
Mandara, المندرة
Abu Qir, أبو قير
Agami, العجمي
Dekheila, الدخيلة
Amreya, العامرية
King Mariout, كينج مريوط
Moharam Bek, محرم بك, محرم بيك
Shatby, الشاطبي
Sporting, سبورتنج
Raml Station, Mahatet El Raml, محطة الرمل
Anfoushi, الأنفوشي
Attarin, العطارين
Karmouz, كرموز
Mex, المكس
Gianaclis, جناكليس
Ibrahimia, الإبراهيمية
Nozha, النزهة
Nahda, النهضة
Victoria, فيكتوريا`,
} as const satisfies Partial<Record<Governorate, string>>;
