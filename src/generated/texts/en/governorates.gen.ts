// Generated from 
//   src/features/shipping/governorates.texts.ts
// by `npm run generate`.
import { businessDays } from '#core/i18n/business-days.ts';
import { messages as units } from './units.gen.ts';

export const messages = {
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
  or: ' or ',
  postalCode: ({ name, beginnings }: { readonly name: string; readonly beginnings: string }) => `Five digits; in ${name} they begin with ${beginnings}`,
  choice: {
    label: 'Governorate',
    none: 'Choose the governorate',
    hint: 'Cost and time of shipping depend on the governorate.',
  },
  unknown: ({ zone }: { readonly zone: string }) => `We do not know the governorate of this city, so shipping is that of “${zone}”. Choose your governorate if it is another one.`,
  deliveredTo: ({ name, days }: { readonly name: string; readonly days: { readonly min: number; readonly max: number } }) => `Delivered to ${name} in ${businessDays(days, units)}`,
  promise: ({ name, fee, days }: { readonly name: string; readonly fee: string; readonly days: { readonly min: number; readonly max: number } }) => ({ title: `Shipping to ${name}`, text: `${fee}, in ${businessDays(days, units)}` }),
  promiseFree: ({ name, days }: { readonly name: string; readonly days: { readonly min: number; readonly max: number } }) => ({ title: `Free Shipping to ${name}`, text: `In ${businessDays(days, units)}` }),
};
