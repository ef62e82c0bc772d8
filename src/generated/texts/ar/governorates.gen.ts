// Generated from 
//   src/features/shipping/governorates.texts.ts
// by `npm run generate`.
import { businessDays } from '#core/i18n/business-days.ts';
import { messages as units } from './units.gen.ts';

export const messages = {
  governorates: {
    cairo: 'القاهرة',
    giza: 'الجيزة',
    qalyubia: 'القليوبية',
    alexandria: 'الإسكندرية',
    beheira: 'البحيرة',
    gharbia: 'الغربية',
    monufia: 'المنوفية',
    kafrElSheikh: 'كفر الشيخ',
    damietta: 'دمياط',
    dakahlia: 'الدقهلية',
    ismailia: 'الإسماعيلية',
    portSaid: 'بورسعيد',
    suez: 'السويس',
    sharqia: 'الشرقية',
    northSinai: 'شمال سيناء',
    southSinai: 'جنوب سيناء',
    matrouh: 'مطروح',
    minya: 'المنيا',
    beniSuef: 'بني سويف',
    faiyum: 'الفيوم',
    asyut: 'أسيوط',
    newValley: 'الوادي الجديد',
    aswan: 'أسوان',
    sohag: 'سوهاج',
    qena: 'قنا',
    redSea: 'البحر الأحمر',
    luxor: 'الأقصر',
  },
  or: ' أو ',
  postalCode: ({ name, beginnings }: { readonly name: string; readonly beginnings: string }) => `خمسة أرقام، أولها في ${name} ${beginnings}`,
  choice: {
    label: 'المحافظة',
    none: 'اختر المحافظة',
    hint: 'تختلف تكلفة الشحن ومدته باختلاف المحافظة.',
  },
  unknown: ({ zone }: { readonly zone: string }) => `لا نعرف محافظة هذه المدينة، فحسبنا شحن «${zone}». اختر محافظتك إن كانت غير ذلك.`,
  deliveredTo: ({ name, days }: { readonly name: string; readonly days: { readonly min: number; readonly max: number } }) => `يُسلَّم إلى ${name} خلال ${businessDays(days, units)}`,
  promise: ({ name, fee, days }: { readonly name: string; readonly fee: string; readonly days: { readonly min: number; readonly max: number } }) => ({ title: `شحن إلى ${name}`, text: `${fee}، خلال ${businessDays(days, units)}` }),
  promiseFree: ({ name, days }: { readonly name: string; readonly days: { readonly min: number; readonly max: number } }) => ({ title: `شحن مجاني إلى ${name}`, text: `خلال ${businessDays(days, units)}` }),
};
