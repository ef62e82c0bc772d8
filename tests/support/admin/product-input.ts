import type { ProductInput } from '../../../domain/products/product-input.ts';

/** Valid input for a new bowl, with overrides. */
export const newProduct = (given: Partial<ProductInput> = {}): ProductInput => ({
  category: 'bowls',
  price: 65_000,
  salePrice: null,
  stock: 8,
  badge: null,
  isFeatured: false,
  name: { ar: 'سلطانية الفيضان', en: 'Flood Bowl' },
  subtitle: { ar: 'سلطانية، ١٦ سم', en: 'Bowl, 16 cm' },
  description: { ar: 'سلطانية من البورسلين الأزرق.', en: 'A bowl of blue porcelain.' },
  features: { ar: ['تُغسل في الغسّالة'], en: ['Dishwasher safe'] },
  ...given,
});
