import { isolateText } from '#core/i18n/format.ts';
import type { Governorate } from '#features/shipping/governorates.ts';
import type { ShippingZone } from '#features/shipping/shipping-rules.ts';
import { businessDays } from './units.ts';

const governorates: Record<Governorate, string> = {
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
};

/** Egypt's governorates, in Arabic, and what depends on them: loaded only where an address is entered or known. */
export const messages = {
  governorates,
  postalCode: ({ name, beginnings }: { name: string; beginnings: readonly string[] }) =>
    `خمسة أرقام، أولها في ${name} ${beginnings.map(isolateText).join(' أو ')}`,
  choice: {
    label: 'المحافظة',
    none: 'اختر المحافظة',
    hint: 'تختلف تكلفة الشحن ومدته باختلاف المحافظة.',
  },
  /** Below an unknown city. */
  unknown: ({ zone }: { zone: string }) =>
    `لا نعرف محافظة هذه المدينة، فحسبنا شحن «${zone}». اختر محافظتك إن كانت غير ذلك.`,
  deliveredTo: ({ name, days }: Destination) => `يُسلَّم إلى ${name} خلال ${businessDays(days)}`,
  /** On the product page, with the fee of an order below the free subtotal. */
  promise: ({ name, days, fee }: Destination & { fee: string }) => ({
    title: `شحن إلى ${name}`,
    text: `${fee}، خلال ${businessDays(days)}`,
  }),
  promiseFree: ({ name, days }: Destination) => ({
    title: `شحن مجاني إلى ${name}`,
    text: `خلال ${businessDays(days)}`,
  }),
};

interface Destination {
  /** Name of the governorate. */
  readonly name: string;
  readonly days: ShippingZone['days'];
}
