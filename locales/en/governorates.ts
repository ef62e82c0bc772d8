import { isolateText } from '../format.ts';
import type { SameShape } from '../same-shape.ts';

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
};
