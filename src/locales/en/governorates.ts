import { isolateText } from '#core/i18n/format.ts';
import type { SameShape } from '../same-shape.ts';
import { businessDays } from './units.ts';

export const messages: SameShape<typeof import('../ar/governorates.ts').messages> = {
  governorates: {
    cairo: 'Cairo',
    giza: 'Giza',
    qalyubia: 'Qalyubia',
    alexandria: 'Alexandria',
    beheira: 'Beheira',
    gharbia: 'Gharbia',
    monufia: 'Monufia',
    kafrElSheikh: 'Kafr El Sheikh',
    damietta: 'Damietta',
    dakahlia: 'Dakahlia',
    ismailia: 'Ismailia',
    portSaid: 'Port Said',
    suez: 'Suez',
    sharqia: 'Sharqia',
    northSinai: 'North Sinai',
    southSinai: 'South Sinai',
    matrouh: 'Matrouh',
    minya: 'Minya',
    beniSuef: 'Beni Suef',
    faiyum: 'Faiyum',
    asyut: 'Asyut',
    newValley: 'New Valley',
    aswan: 'Aswan',
    sohag: 'Sohag',
    qena: 'Qena',
    redSea: 'Red Sea',
    luxor: 'Luxor',
  },
  postalCode: ({ name, beginnings }) =>
    `Five digits; in ${name} they begin with ${beginnings.map(isolateText).join(' or ')}`,
  choice: {
    label: 'Governorate',
    none: 'Choose the governorate',
    hint: 'Cost and time of shipping depend on the governorate.',
  },
  unknown: ({ zone }) =>
    `We do not know the governorate of this city, so shipping is that of “${zone}”. Choose your governorate if it is another one.`,
  deliveredTo: ({ name, days }) => `Delivered to ${name} in ${businessDays(days)}`,
  promise: ({ name, days, fee }) => ({ title: `Shipping to ${name}`, text: `${fee}, in ${businessDays(days)}` }),
  promiseFree: ({ name, days }) => ({ title: `Free Shipping to ${name}`, text: `In ${businessDays(days)}` }),
};
