import { parse } from 'valibot';
import { parseProductForm } from '../parse-product-form.ts';
import { ProductInput } from '../product.ts';

/** Valid input for a new bowl, with overrides; optional fields are empty. */
export const newProduct = (overrides: Partial<ProductInput> = {}): ProductInput => ({ ...bowl, ...overrides });

const bowl = parse(
  ProductInput,
  parseProductForm({
    category: 'bowls',
    price: '650',
    stock: '8',
    'name.ar': 'سلطانية الفيضان',
    'name.en': 'Flood Bowl',
    'subtitle.ar': 'سلطانية، ١٦ سم',
    'subtitle.en': 'Bowl, 16 cm',
    'description.ar': 'سلطانية من البورسلين الأزرق.',
    'description.en': 'A bowl of blue porcelain.',
    'features.ar': 'تُغسل في الغسّالة',
    'features.en': 'Dishwasher safe',
  }),
);
