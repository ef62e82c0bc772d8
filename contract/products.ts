import * as v from 'valibot';
import { ProductId } from '../domain/product-id.ts';
import { badges, categories } from '../domain/products.ts';
import { sorts } from '../domain/search/sort.ts';
import { anyone } from './access.ts';
import { LanguageInput, SearchText } from './base.ts';
import { refusals } from './refusals.ts';
import { ReviewPage } from './reviews.ts';

/** A photograph without its width and format: `/photographs/<path>-<width>.<format>`. */
export const Picture = v.object({
  path: v.string(),
  alt: v.string(),
  isTransparent: v.boolean(),
});
export type Picture = v.InferOutput<typeof Picture>;

/** A product as a card shows it, in one language. Money is whole piastres. */
export const ProductCard = v.object({
  id: v.string(),
  category: v.picklist(categories),
  name: v.string(),
  subtitle: v.string(),
  price: v.number(),
  originalPrice: v.nullable(v.number()),
  badge: v.nullable(v.picklist(badges)),
  isInStock: v.boolean(),
  /** `null` until the product is photographed: a drawn stand-in takes its place. */
  picture: v.nullable(Picture),
});
export type ProductCard = v.InferOutput<typeof ProductCard>;

/** How many products each category of the list holds (specification 2, Product list). */
export const CategoryCounts = v.object({
  all: v.number(),
  plates: v.number(),
  bowls: v.number(),
  cups: v.number(),
  sets: v.number(),
});
export type CategoryCounts = v.InferOutput<typeof CategoryCounts>;

/** A text in pieces: every second one is what a search found, and the first may be empty. */
const MarkedText = v.array(v.string());

/** A product of the list, with what a search found in it. */
export const ListedProduct = v.object({
  ...ProductCard.entries,
  /** `null` unless something was found in the name as it is shown. */
  markedName: v.nullable(MarkedText),
  /** Where else it was found: in the description, or in the other language. `null` unless it is needed. */
  excerpt: v.nullable(v.object({ language: LanguageInput, text: MarkedText })),
});
export type ListedProduct = v.InferOutput<typeof ListedProduct>;

export const ProductList = v.object({
  /** A page of them. */
  products: v.array(ListedProduct),
  /** Behind which product the next page begins; `null` when this is the last. */
  next: v.nullable(v.string()),
  /** What each category would show under the same search and flags. */
  counts: CategoryCounts,
  /** Of which a search finds more than the count says (decision 100). */
  truncatedCounts: v.array(v.picklist(['all', ...categories])),
  /** Hits in the other language, offered when the shown one finds nothing (decision 34). */
  otherLanguage: v.array(ListedProduct),
});
export type ProductList = v.InferOutput<typeof ProductList>;

/** The list's whole state, as its address holds it (decision 30). */
export const ProductListQuery = v.strictObject({
  language: LanguageInput,
  category: v.optional(v.picklist(categories)),
  q: v.optional(SearchText(200)),
  sort: v.optional(v.picklist(sorts)),
  new: v.optional(v.literal('true')),
  sale: v.optional(v.literal('true')),
  after: v.optional(ProductId),
});
export type ProductListQuery = v.InferOutput<typeof ProductListQuery>;

/** Products that are bought together with another: one piece of each, that one included. */
export const BoughtTogetherOffer = v.object({
  /** The one or two others. */
  products: v.array(ProductCard),
  total: v.number(),
  /** The same with 15 % off each piece, as the cart charges it. */
  discounted: v.number(),
});
export type BoughtTogetherOffer = v.InferOutput<typeof BoughtTogetherOffer>;

export const ProductDetail = v.object({
  ...ProductCard.entries,
  description: v.string(),
  features: v.array(v.string()),
  /** The pieces left when they are few, else `null`: shoppers need no exact stock. */
  fewLeft: v.nullable(v.number()),
  /** Always four views; `null` is drawn as a stand-in (decision 40). */
  gallery: v.array(v.nullable(Picture)),
  reviews: v.object({
    /** Customers whose word counts; the list may hold earlier words of theirs too (decision 27). */
    count: v.number(),
    /** One decimal; 0 without reviews. */
    average: v.number(),
    latest: ReviewPage.entries.reviews,
    hasMore: v.boolean(),
  }),
  /** What is offered together with it, or `null` while nothing is (decision 5). */
  boughtTogether: v.nullable(BoughtTogetherOffer),
  related: v.array(ProductCard),
});
export type ProductDetail = v.InferOutput<typeof ProductDetail>;

export const HomeSections = v.object({
  onSale: v.array(ProductCard),
  setsOrPlates: v.array(ProductCard),
  bowlsOrCups: v.array(ProductCard),
  counts: CategoryCounts,
  greatestDiscountPercent: v.number(),
});
export type HomeSections = v.InferOutput<typeof HomeSections>;

/** What the cart needs of the products that lie in it, and of those to suggest beside them. */
export const CartProducts = v.object({
  products: v.array(ProductCard),
  suggestions: v.array(ProductCard),
  /** Per product the members of its bought-together group, itself first (decision 5). */
  boughtTogether: v.record(v.string(), v.array(v.string())),
  /** Per product the pieces left, where they are few: 5 at most, and never 0, which `isInStock` tells. */
  fewLeft: v.record(v.string(), v.number()),
});
export type CartProducts = v.InferOutput<typeof CartProducts>;

const inLanguage = v.strictObject({ language: LanguageInput });

export const products = {
  list: anyone
    .route({ method: 'GET', path: '/products', summary: 'Products of the shop, searched, filtered and sorted' })
    .input(ProductListQuery)
    .output(ProductList),
  get: anyone
    .route({ method: 'GET', path: '/products/{id}', summary: 'One product with its gallery and its neighbours' })
    .errors(refusals('PRODUCT_NOT_FOUND'))
    .input(v.strictObject({ ...inLanguage.entries, id: ProductId }))
    .output(ProductDetail),
  home: anyone
    .route({ method: 'GET', path: '/home', summary: 'The shelves of the home page' })
    .input(inLanguage)
    .output(HomeSections),
  cartProducts: anyone
    .route({ method: 'GET', path: '/cart-products', summary: 'The products of a cart as they are today' })
    .input(v.strictObject({ ...inLanguage.entries, ids: SearchText(10_000) }))
    .output(CartProducts),
};
