import { defineTexts, withParameters } from '#core/i18n/define-texts.ts';

/** Texts of the product page's first render: gallery, stock, stars. Later texts are in `product-details.ts`. */
export const product = defineTexts(
  'common/product',
  {
    inStock: { ar: 'متوفر وجاهز للشحن', en: 'In stock and ready to ship' },
    outOfStock: { ar: 'هذا المنتج نفد مؤقتًا', en: 'This product is sold out for now' },
    description: { ar: 'الوصف', en: 'Description' },
    features: { ar: 'المواصفات', en: 'Features' },
    youSave: { ar: 'وفّر {amount}', en: 'Save {amount}' },
    saleUntil: { ar: 'ينتهي التخفيض بنهاية {day}', en: 'Sale price until {day}' },
    saleUntilTime: { ar: 'ينتهي التخفيض {day}، الساعة {time}', en: 'Sale price until {day}, {time}' },
    share: { ar: 'مشاركة', en: 'Share' },
    gallery: {
      label: { ar: 'صور المنتج', en: 'Product pictures' },
      image: { ar: 'صورة {index} من {total}', en: 'Image {index} of {total}' },
      zoom: { ar: 'تكبير الصورة', en: 'Enlarge the picture' },
      comingSoon: { ar: 'الصورة قيد الإعداد', en: 'The picture is being prepared' },
    },
    notFound: {
      title: { ar: 'المنتج غير موجود', en: 'Product not found' },
      back: { ar: 'العودة إلى المنتجات', en: 'Back to Products' },
    },
    reviews: {
      average: { ar: 'متوسط التقييم: {rating} من ٥', en: 'Average rating: {rating} out of 5' },
    },
  },
  { place: 'product' },
);

export const productMeta = defineTexts(
  'content/meta/product',
  withParameters({
    title: { ar: '{name} | {shopName}', en: '{name} | {shopName}' },
    description: { ar: '{description}', en: '{description}' },
  }),
  { place: 'searchEngines' },
);

export const productNotFoundMeta = defineTexts(
  'content/meta/productNotFound',
  {
    title: { ar: 'المنتج غير موجود | {shopName}', en: 'Product not found | {shopName}' },
    description: {
      ar: 'هذا المنتج غير موجود أو لم يعد معروضًا.',
      en: 'This product does not exist or is no longer in the catalogue.',
    },
  },
  { place: 'searchEngines' },
);
