import { MAX_POUNDS, MAX_PRODUCT_NAME } from '#core/forms/limits.ts';
import { defineTexts } from '#core/i18n/define-texts.ts';
import { MAX_QUANTITY } from '#features/pricing/max-quantity.ts';

/** Error messages of form fields (specification 5). */
export const cartValidation = defineTexts(
  'forms/validation',
  {
    'cart.id': { ar: 'معرّف المنتج غير صحيح', en: 'Invalid product ID' },
    'cart.name': { ar: 'اسم المنتج مطلوب', en: 'Product name is required' },
    'cart.nameMax': {
      ar: 'يجب ألا يزيد اسم المنتج على {productNameMax} حرف',
      en: 'Product name must be less than {productNameMax} characters',
    },
    'cart.price': { ar: 'يجب أن يكون السعر أكبر من صفر', en: 'Price must be positive' },
    'cart.priceMax': { ar: 'لا يمكن أن يتجاوز السعر {pounds, number}', en: 'Price cannot exceed {pounds, number}' },
    'cart.image': { ar: 'صورة المنتج مطلوبة', en: 'Product image is required' },
    'cart.category': { ar: 'القسم مطلوب', en: 'Category is required' },
    'cart.quantityWhole': { ar: 'يجب أن تكون الكمية عددًا صحيحًا', en: 'Quantity must be a whole number' },
    'cart.quantityPositive': { ar: 'يجب أن تكون الكمية أكبر من صفر', en: 'Quantity must be positive' },
    'cart.quantityMax': {
      ar: 'لا يمكن أن تتجاوز الكمية {maxQuantity, number}',
      en: 'Quantity cannot exceed {maxQuantity, number}',
    },
  },
  { values: { productNameMax: MAX_PRODUCT_NAME, pounds: MAX_POUNDS, maxQuantity: MAX_QUANTITY } },
);
