import type { Governorate } from '../../domain/addresses/governorates.ts';
import { isolateText } from '../format.ts';

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

/** Egypt's governorates, in Arabic: suggested in the address form, and loaded only there. */
export const messages = {
  governorates,
  postalCode: ({ name, beginnings }: { name: string; beginnings: readonly string[] }) =>
    `خمسة أرقام، أولها في ${name} ${beginnings.map(isolateText).join(' أو ')}`,
};
