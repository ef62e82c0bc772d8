import type { ContentLanguage } from '#core/i18n/language.ts';
import { findDestination } from '#features/shipping/find-destination.ts';
import type { Governorate } from '#features/shipping/governorates.ts';

/** A buyer in the demo data. */
export type Buyer = {
  readonly language: ContentLanguage;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly city: string;
  readonly postalCode: string;
  /** Where the orders of the buyer go. */
  readonly governorate: Governorate;
};

const buyer = (language: ContentLanguage, email: string, phone: string, addressParts: readonly string[]): Buyer => {
  const [name = '', address = '', city = '', postalCode = ''] = addressParts;
  const governorate = findDestination({ city, postalCode });
  if (governorate === null) throw new Error(`${city} is in no governorate`);
  return {
    language,
    name,
    email: `${email}@example.com`,
    phone: `+20${phone}`,
    address,
    city,
    postalCode,
    governorate,
  };
};

export const buyers: readonly Buyer[] = [
  buyer('ar', 'mona', '1012345678', ['منى عبد الرحمن', '١٢ شارع المعز لدين الله، الدور الثالث', 'القاهرة', '11511']),
  buyer('en', 'tarek', '1288904412', ['Tarek Naguib', '4 Nile Street, Dokki', 'Giza', '12311']),
  buyer('ar', 'salma', '1120457730', ['سلمى حجازي', '٧ كورنيش النيل، الدور الثاني', 'أسوان', '81511']),
  buyer('ar', 'karim', '1066713309', ['كريم الشافعي', '٣ طريق الكورنيش، ستانلي', 'الإسكندرية', '21500']),
  buyer('en', 'hoda', '1555128846', ['Hoda Mansour', '19 Gomhoria Street', 'Mansoura', '35511']),
  buyer('ar', 'yasser', '1000782216', ['ياسر فؤاد', '٢٨ شارع البحر', 'طنطا', '31511']),
  buyer('en', 'lina', '1233095574', ['Lina Habib', '6 Palestine Street', 'Port Said', '42511']),
  buyer('ar', 'omar', '1174206683', ['عمر السيد', '١ شارع معبد الكرنك', 'الأقصر', '85511']),
];
