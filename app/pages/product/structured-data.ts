import type { ProductDetail } from '../../../contract/products.ts';
import { localisedAddress } from '../../../domain/language.ts';
import { photographAddress } from '../../../domain/photographs.ts';
import type { ShopMessages } from '../../../locales/messages.ts';
import { owner } from '../../../owner.ts';
import { type LinkedPlace, type LinkedThing, linkedWay } from '../../parts/linked-data.ts';
import { inPounds, linkedReturns, linkedShipping } from '../../parts/linked-terms.ts';

/**
 * What search engines read of a product: the product with its offer, and the way to it. The rating is told only where
 * people have really rated (decision 33).
 */
export const structuredData = (
  product: ProductDetail,
  place: LinkedPlace,
  { catalogue, shell }: ShopMessages,
): LinkedThing[] => {
  const { language, publicUrl } = place;
  const path = `/product/${product.id}`;
  const url = localisedAddress(path, publicUrl, language);
  const category = catalogue.categories[product.category];
  const { countryCode } = owner.address;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      sku: product.id,
      name: product.name,
      description: product.description,
      category,
      image: picturesOf(product, publicUrl),
      url,
      brand: { '@type': 'Brand', name: shell.brand },
      offers: {
        '@type': 'Offer',
        url,
        price: inPounds(product.price),
        priceCurrency: 'EGP',
        availability: `https://schema.org/${product.isInStock ? 'InStock' : 'OutOfStock'}`,
        itemCondition: 'https://schema.org/NewCondition',
        seller: { '@type': 'Organization', name: owner.name[language] },
        hasMerchantReturnPolicy: linkedReturns(countryCode),
        shippingDetails: linkedShipping(product.price, countryCode),
      },
      ...ratingOf(product),
    },
    linkedWay(
      [
        { name: shell.nav.home, path: '/' },
        { name: shell.nav.products, path: '/products' },
        { name: category, path: `/products/${product.category}` },
        { name: product.name, path },
      ],
      place,
    ),
  ];
};

const picturesOf = ({ gallery }: ProductDetail, publicUrl: string): string[] =>
  gallery.flatMap((picture) =>
    picture ? [new URL(photographAddress(picture.path, 1200, 'webp'), publicUrl).href] : [],
  );

const ratingOf = ({ reviews: { average, count } }: ProductDetail): LinkedThing =>
  count > 0 ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count } } : {};
