/**
 * Store details of a new shop; its owner changes them in the admin area, under settings. Phone, e-mail, address, social pages and
 * InstaPay handle are placeholders. The opening hours are from specification 2 (contact).
 */
export const owner = {
  name: { ar: 'لازورد', en: 'Lazaward' },
  phone: '+201000000000',
  email: 'hello@lazaward.example',
  address: {
    ar: { street: '١ شارع الخزف', city: 'القاهرة', country: 'مصر' },
    en: { street: '1 Porcelain Street', city: 'Cairo', country: 'Egypt' },
    postalCode: '11511',
  },
  hours: [
    { days: [0, 1, 2, 3, 4], opens: '09:00', closes: '18:00' },
    { days: [5, 6], opens: '10:00', closes: '16:00' },
  ],
  social: [
    { name: 'instagram', url: 'https://www.instagram.com/lazaward.example' },
    { name: 'facebook', url: 'https://www.facebook.com/lazaward.example' },
    { name: 'pinterest', url: 'https://www.pinterest.com/lazaward.example' },
  ],
  instapayHandle: 'lazaward@instapay',
  taxNumber: null,
} as const;
