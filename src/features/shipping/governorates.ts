import { isolateText } from '#core/i18n/format.ts';
/** The country of the shop and of all destinations, ISO 3166-1. */
export const COUNTRY_CODE = 'EG';

/** Egypt's 27 governorates, each with the prefixes of its five-digit postal codes (Egypt Post). */
export const postalCodePrefixes = {
  cairo: ['11'],
  giza: ['12'],
  qalyubia: ['13'],
  alexandria: ['21', '23'],
  beheira: ['22'],
  gharbia: ['31'],
  monufia: ['32'],
  kafrElSheikh: ['33'],
  damietta: ['34'],
  dakahlia: ['35'],
  ismailia: ['41'],
  portSaid: ['42'],
  suez: ['43'],
  sharqia: ['44'],
  northSinai: ['45'],
  southSinai: ['46'],
  matrouh: ['51'],
  minya: ['61'],
  beniSuef: ['62'],
  faiyum: ['63'],
  asyut: ['71'],
  newValley: ['72'],
  aswan: ['81'],
  sohag: ['82'],
  qena: ['83'],
  redSea: ['84'],
  luxor: ['85'],
} as const satisfies Record<string, readonly string[]>;

export type Governorate = keyof typeof postalCodePrefixes;
export const governorates = Object.keys(postalCodePrefixes) as readonly Governorate[];

interface PostalCodeTexts {
  readonly governorates: Readonly<Record<Governorate, string>>;
  readonly postalCode: (values: { readonly name: string; readonly beginnings: string }) => string;
  readonly or: string;
}

/** Hint for the postal codes of a governorate; `texts` are its messages. */
export const postalCodeHint = (texts: PostalCodeTexts, governorate: Governorate): string =>
  texts.postalCode({
    name: texts.governorates[governorate],
    beginnings: postalCodePrefixes[governorate].map(isolateText).join(texts.or),
  });
