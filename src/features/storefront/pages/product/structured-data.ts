import { localisedAddress, textIn } from '#core/i18n/language.ts';
import { type Messages } from '#core/i18n/messages.ts';
import { photographAddress } from '#core/pictures/photographs.ts';
import { breadcrumbJsonLd, type JsonLdNode, type JsonLdPage, toSchemaPrice } from '#core/routing/json-ld.ts';
import { withTax } from '#features/pricing/tax-policy.ts';
import { productName } from '#features/products/product-name.ts';
import type { ProductDetail } from '#features/products/products.contract.ts';
import { jsonLdReturnPolicy, jsonLdShipping } from '../json-ld-offers.ts';
import { lastDayOfSale } from './sale-end.ts';

/** Returns the price including tax, as in the product feed (decision 182). */
const priceWithTax = ({ price }: DescribedProduct, { tax }: JsonLdPage['settings']): JsonLdNode => {
  const amount = { price: toSchemaPrice(withTax(price, tax)), priceCurrency: 'EGP' };
  return {
    ...amount,
    priceSpecification: { '@type': 'UnitPriceSpecification', ...amount, valueAddedTaxIncluded: true },
  };
};

/**
 * Structured data of a product: the product with its offer, and its breadcrumb. Contains a rating only if there are real reviews
 * (decision 33).
 */
export const structuredData = (
  product: DescribedProduct,
  page: JsonLdPage,
  { catalogue, layout }: Messages['common'],
): JsonLdNode[] => {
  const { language, publicUrl, settings } = page;
  const path = `/product/${product.id}`;
  const url = localisedAddress(path, publicUrl, language);
  const category = catalogue.categories[product.category];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      sku: product.id,
      name: productName(product.name, product.subtitle),
      description: product.description,
      category,
      image: picturesOf(product, publicUrl),
      url,
      brand: { '@type': 'Brand', name: layout.brand },
      offers: {
        '@type': 'Offer',
        url,
        ...priceWithTax(product, settings),
        ...(product.saleEndsAt === null ? {} : { priceValidUntil: lastDayOfSale(product.saleEndsAt) }),
        availability: `https://schema.org/${product.isInStock ? 'InStock' : 'OutOfStock'}`,
        itemCondition: 'https://schema.org/NewCondition',
        seller: { '@type': 'Organization', name: textIn(settings.name, language) },
        hasMerchantReturnPolicy: jsonLdReturnPolicy(settings),
        shippingDetails: jsonLdShipping(product.price, settings),
      },
      ...ratingOf(product),
    },
    breadcrumbJsonLd(
      [
        { name: layout.nav.home, path: '/' },
        { name: layout.nav.products, path: '/products' },
        { name: category, path: `/products/${product.category}` },
        { name: product.name, path },
      ],
      page,
    ),
  ];
};

export type DescribedProduct = Pick<
  ProductDetail,
  'id' | 'category' | 'name' | 'subtitle' | 'description' | 'price' | 'saleEndsAt' | 'isInStock' | 'gallery' | 'reviews'
>;

const picturesOf = ({ gallery }: DescribedProduct, publicUrl: string): string[] =>
  gallery.flatMap((picture) =>
    picture ? [new URL(photographAddress(picture.path, 1200, 'webp'), publicUrl).href] : [],
  );

const ratingOf = ({ reviews: { average, count } }: DescribedProduct): JsonLdNode =>
  count > 0 ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count } } : {};
