import { defineTexts } from '#core/i18n/define-texts.ts';

export const homeMeta = defineTexts(
  'content/meta/home',
  {
    title: { ar: '{shopName} | بورسلين من تراث مصر', en: '{shopName} | Egyptian-heritage porcelain' },
    description: {
      ar: 'أطباق وفناجين وأطقم من البورسلين، مستوحاة من مصر القديمة والقاهرة الإسلامية.{freeShipping, select, always { شحن مجاني لكل الطلبات.} never {} byDestination {} other { شحن مجاني للطلبات من {freeShippingFrom} فأكثر.}}',
      en: 'Porcelain plates, cups and sets inspired by ancient Egypt and Islamic Cairo.{freeShipping, select, always { Free shipping on every order.} never {} byDestination {} other { Free shipping on orders of {freeShippingFrom} or more.}}',
    },
  },
  { place: 'searchEngines' },
);
