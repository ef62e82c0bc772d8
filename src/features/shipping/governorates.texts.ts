import { defineTexts, withParameters } from '#core/i18n/define-texts.ts';

/** Texts about Egypt's governorates, loaded only where an address is entered or stored. */
export const governorates = defineTexts('governorates', {
  governorates: {
    cairo: { ar: 'القاهرة', en: 'Cairo' },
    giza: { ar: 'الجيزة', en: 'Giza' },
    qalyubia: { ar: 'القليوبية', en: 'Qalyubia' },
    alexandria: { ar: 'الإسكندرية', en: 'Alexandria' },
    beheira: { ar: 'البحيرة', en: 'Beheira' },
    gharbia: { ar: 'الغربية', en: 'Gharbia' },
    monufia: { ar: 'المنوفية', en: 'Monufia' },
    kafrElSheikh: { ar: 'كفر الشيخ', en: 'Kafr El Sheikh' },
    damietta: { ar: 'دمياط', en: 'Damietta' },
    dakahlia: { ar: 'الدقهلية', en: 'Dakahlia' },
    ismailia: { ar: 'الإسماعيلية', en: 'Ismailia' },
    portSaid: { ar: 'بورسعيد', en: 'Port Said' },
    suez: { ar: 'السويس', en: 'Suez' },
    sharqia: { ar: 'الشرقية', en: 'Sharqia' },
    northSinai: { ar: 'شمال سيناء', en: 'North Sinai' },
    southSinai: { ar: 'جنوب سيناء', en: 'South Sinai' },
    matrouh: { ar: 'مطروح', en: 'Matrouh' },
    minya: { ar: 'المنيا', en: 'Minya' },
    beniSuef: { ar: 'بني سويف', en: 'Beni Suef' },
    faiyum: { ar: 'الفيوم', en: 'Faiyum' },
    asyut: { ar: 'أسيوط', en: 'Asyut' },
    newValley: { ar: 'الوادي الجديد', en: 'New Valley' },
    aswan: { ar: 'أسوان', en: 'Aswan' },
    sohag: { ar: 'سوهاج', en: 'Sohag' },
    qena: { ar: 'قنا', en: 'Qena' },
    redSea: { ar: 'البحر الأحمر', en: 'Red Sea' },
    luxor: { ar: 'الأقصر', en: 'Luxor' },
  },
  /** Separator between postal code prefixes of a governorate. */
  or: { ar: ' أو ', en: ' or ' },
  postalCode: {
    ar: 'خمسة أرقام، أولها في {name} {beginnings}',
    en: 'Five digits; in {name} they begin with {beginnings}',
  },
  choice: {
    label: { ar: 'المحافظة', en: 'Governorate' },
    none: { ar: 'اختر المحافظة', en: 'Choose the governorate' },
    hint: {
      ar: 'تختلف تكلفة الشحن ومدته باختلاف المحافظة.',
      en: 'Cost and time of shipping depend on the governorate.',
    },
  },
  /** Hint below an unknown city. */
  unknown: {
    ar: 'لا نعرف محافظة هذه المدينة، فحسبنا شحن «{zone}». اختر محافظتك إن كانت غير ذلك.',
    en: 'We do not know the governorate of this city, so shipping is that of “{zone}”. Choose your governorate if it is another one.',
  },
  deliveredTo: { ar: 'يُسلَّم إلى {name} خلال {days, businessDays}', en: 'Delivered to {name} in {days, businessDays}' },
  /** On the product page, with the fee below the free shipping threshold. */
  promise: withParameters({
    title: { ar: 'شحن إلى {name}', en: 'Shipping to {name}' },
    text: { ar: '{fee}، خلال {days, businessDays}', en: '{fee}, in {days, businessDays}' },
  }),
  promiseFree: withParameters({
    title: { ar: 'شحن مجاني إلى {name}', en: 'Free Shipping to {name}' },
    text: { ar: 'خلال {days, businessDays}', en: 'In {days, businessDays}' },
  }),
});
