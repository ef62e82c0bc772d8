import * as v from 'valibot';
import { anyone } from '#core/api/access.ts';
import { ContentLanguageInput, LanguageInput, LineInput } from '#core/api/base.ts';
import { isBilingual } from '#core/fields/field.ts';
import { MAX_SEARCH_LENGTH } from '#core/forms/limits.ts';
import { ProductId } from '#core/forms/product-id.ts';
import { cardFields, Product, pageFields } from './product.ts';
import { categories } from './product-attributes.ts';
import { listFilters } from './product-filters.ts';
import { Review } from './product-review.ts';
import { productErrors } from './products.errors.ts';
import { searchSorts } from './sort.ts';

/** A photograph without its width and format: `/photographs/<path>-<width>.<format>`. */
export const Picture = v.object({
  path: v.string(),
  alt: v.string(),
  isTransparent: v.boolean(),
});
export type Picture = v.InferOutput<typeof Picture>;

type InOneLanguage<Entries> = {
  [Name in keyof Entries]: Entries[Name] extends { readonly entries: { readonly ar: infer Text } }
    ? Text
    : Entries[Name];
};

/** The same fields with their texts in one language. */
const inOneLanguage = <Entries extends Readonly<Record<string, v.GenericSchema>>>(entries: Entries) =>
  Object.fromEntries(
    Object.entries(entries).map(([name, schema]) => [name, isBilingual(schema) ? schema.entries.ar : schema]),
  ) as InOneLanguage<Entries>;

/** A displayed attribute of the product page, such as the colour. */
const ShownAttribute = v.object({ name: v.string(), value: v.string() });

/** A product on a card, in one language. Money is in piastres. */
export const ProductCard = v.object({
  ...inOneLanguage(v.pick(Product, cardFields).entries),
  isInStock: v.boolean(),
  /** `null` without a photograph: the page displays a drawn placeholder. */
  picture: v.nullable(Picture),
});
export type ProductCard = v.InferOutput<typeof ProductCard>;

/** Number of products per category of the list (specification 2, Product list). */
export const CategoryCounts = v.object({
  all: v.number(),
  plates: v.number(),
  bowls: v.number(),
  cups: v.number(),
  sets: v.number(),
});
export type CategoryCounts = v.InferOutput<typeof CategoryCounts>;

/** A text split into parts: every second part is a search match; the first may be empty. */
const MarkedText = v.array(v.string());

/** A product of the list, with its search matches. */
export const ListedProduct = v.object({
  ...ProductCard.entries,
  /** `null` unless the displayed name matches. */
  markedName: v.nullable(MarkedText),
  /** A match in another text or in the other language; `null` without one, or when the displayed name matches. */
  excerpt: v.nullable(v.object({ language: LanguageInput, text: MarkedText })),
});
export type ListedProduct = v.InferOutput<typeof ListedProduct>;

/** The N of "up to N % off"; 0 when nothing is on sale, which hides the claim (decision 32). */
export const GreatestDiscountPercent = v.number();

const filterValue = <const Values extends readonly string[]>(values: Values) =>
  v.object({ value: v.picklist(values), count: v.nullable(v.number()) });

/** Values of a filter, separated by commas. */
const FilterInput = (values: readonly string[]) => {
  const one = `(?:${values.join('|')})`;
  return v.pipe(v.string(), v.regex(new RegExp(`^${one}(?:,${one}){0,${values.length - 1}}$`, 'u')));
};

export const ProductList = v.object({
  /** One page of products. */
  products: v.array(ListedProduct),
  /** Id of the last product of this page, the cursor of the next; `null` on the last page. */
  next: v.nullable(v.string()),
  /** Number of products in each category under the same search and flags. */
  counts: CategoryCounts,
  /** Categories with more matches than the count (decision 100). */
  truncatedCounts: v.array(v.picklist(['all', ...categories])),
  /**
   * Index in `products` of the first one that matches similar words only, such as «فنجان» for "cup"; `null` without one (decision
   * 192).
   */
  similarFrom: v.nullable(v.number()),
  /** The search used instead, with another spelling or fewer words, because no product has the words of `q`. */
  instead: v.nullable(v.string()),
  /** Prices in `q`, such as "under 1000", in piastres; `words` is the phrase that names them, `rest` the search without it. */
  prices: v.nullable(
    v.object({ min: v.nullable(v.number()), max: v.nullable(v.number()), words: v.string(), rest: v.string() }),
  ),
  /** Suggestions for a search without results: similar words and best sellers. */
  nothingFound: v.nullable(v.object({ words: v.array(v.string()), bestSellers: v.array(ProductCard) })),
  /** Matches in the other language, offered when the page language has none (decision 34). */
  otherLanguage: v.array(ListedProduct),
  /**
   * Facets: the values of each filter that products of the shop have, with the number of products if the value is selected, under the
   * same search, category and other filters; `null` if a search has too many results to count.
   */
  filters: v.object({
    price: v.array(filterValue(listFilters.price)),
    colour: v.array(filterValue(listFilters.colour)),
    motif: v.array(filterValue(listFilters.motif)),
  }),
  /** For the description of a list of products on sale; `null` for other lists. */
  greatestDiscountPercent: v.nullable(GreatestDiscountPercent),
});
export type ProductList = v.InferOutput<typeof ProductList>;

/** Suggestions during the input of a search: searches first, then categories, then products (decision 203). */
export const SearchSuggestions = v.object({
  /** Suggested searches, with the entered letters highlighted. */
  words: v.array(v.object({ q: v.string(), text: MarkedText })),
  /** Categories that the search names, with their marked labels. */
  categories: v.array(v.object({ category: v.picklist(categories), text: MarkedText })),
  products: v.array(
    v.object({
      ...v.pick(ProductCard, ['id', 'name', 'category', 'price', 'originalPrice', 'isInStock', 'picture']).entries,
      markedName: v.nullable(MarkedText),
      /** The kind, with the entered text highlighted. */
      subtitle: MarkedText,
    }),
  ),
  /** Their texts: titles of the three groups and the announcement. */
  texts: v.object({ words: v.string(), categories: v.string(), products: v.string(), announced: v.string() }),
});
export type SearchSuggestions = v.InferOutput<typeof SearchSuggestions>;

/** State of the product list, as in its URL (decision 30). */
export const ProductListQuery = v.strictObject({
  language: ContentLanguageInput,
  category: v.optional(v.picklist(categories)),
  q: v.optional(LineInput(MAX_SEARCH_LENGTH)),
  sort: v.optional(v.picklist(searchSorts)),
  new: v.optional(v.literal('true')),
  sale: v.optional(v.literal('true')),
  price: v.optional(FilterInput(listFilters.price)),
  colour: v.optional(FilterInput(listFilters.colour)),
  motif: v.optional(FilterInput(listFilters.motif)),
  after: v.optional(ProductId),
});
export type ProductListQuery = v.InferOutput<typeof ProductListQuery>;

/** A bought-together offer: one item of each product, including the displayed one. */
export const BoughtTogetherOffer = v.object({
  /** The one or two other products. */
  products: v.array(ProductCard),
  total: v.number(),
  /** Total with 15 % off each item, as the cart charges it. */
  discounted: v.number(),
});
export type BoughtTogetherOffer = v.InferOutput<typeof BoughtTogetherOffer>;

export const ProductDetail = v.object({
  ...ProductCard.entries,
  ...inOneLanguage(v.pick(Product, pageFields).entries),
  /** Colour and motif, if the product has them. */
  attributes: v.array(ShownAttribute),
  /** End of the sale, ISO 8601 in UTC; `null` without one and before the sale starts. */
  saleEndsAt: v.nullable(v.string()),
  /** Remaining stock if it is low; otherwise `null`, because the exact stock is not public. */
  fewLeft: v.nullable(v.number()),
  /** Always four views; for `null` a placeholder is drawn (decision 40). */
  gallery: v.array(v.nullable(Picture)),
  reviews: v.object({
    /** Number of customers whose reviews count; the list may contain their earlier reviews too (decision 27). */
    count: v.number(),
    /** One decimal; 0 without reviews. */
    average: v.number(),
    latest: v.array(Review),
    hasMore: v.boolean(),
  }),
  /** The bought-together offer; `null` without one (decision 5). */
  boughtTogether: v.nullable(BoughtTogetherOffer),
  related: v.array(ProductCard),
});
export type ProductDetail = v.InferOutput<typeof ProductDetail>;

export const HomeSections = v.object({
  onSale: v.array(ProductCard),
  setsOrPlates: v.array(ProductCard),
  bowlsOrCups: v.array(ProductCard),
  counts: CategoryCounts,
  greatestDiscountPercent: GreatestDiscountPercent,
});
export type HomeSections = v.InferOutput<typeof HomeSections>;

/** Data of the products in the cart, and suggestions. */
export const CartProducts = v.object({
  /** Current revision of the settings; pages with an older one reload them. */
  settingsRevision: v.number(),
  products: v.array(ProductCard),
  suggestions: v.array(ProductCard),
  /** The members of each product's bought-together group, the product itself first (decision 5). */
  boughtTogether: v.record(v.string(), v.array(v.string())),
  /** Remaining stock of products with low stock, 1 to 5; `isInStock` marks sold-out products. */
  fewLeft: v.record(v.string(), v.number()),
});
export type CartProducts = v.InferOutput<typeof CartProducts>;

const inLanguage = v.strictObject({ language: LanguageInput });

export const productsContract = {
  list: anyone
    .route({ method: 'GET', path: '/products', summary: 'Products of the shop, searched, filtered and sorted' })
    .input(ProductListQuery)
    .output(ProductList),
  get: anyone
    .route({ method: 'GET', path: '/products/{id}', summary: 'One product with its gallery and related products' })
    .errors(productErrors.pick('PRODUCT_NOT_FOUND'))
    .input(v.strictObject({ ...inLanguage.entries, id: ProductId }))
    .output(ProductDetail),
  home: anyone
    .route({ method: 'GET', path: '/home', summary: 'The product sections of the home page' })
    .input(inLanguage)
    .output(HomeSections),
  suggestSearches: anyone
    .route({
      method: 'GET',
      path: '/search-suggestions',
      summary: 'Suggested searches, categories and products for an incomplete search',
    })
    .input(v.strictObject({ language: ContentLanguageInput, q: LineInput(MAX_SEARCH_LENGTH) }))
    .output(SearchSuggestions),
  cartProducts: anyone
    .route({ method: 'GET', path: '/cart-products', summary: 'Current products of a cart' })
    .input(v.strictObject({ ...inLanguage.entries, ids: LineInput(10_000) }))
    .output(CartProducts),
};
