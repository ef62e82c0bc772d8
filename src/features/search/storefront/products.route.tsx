import { useEffect, useRef, useState } from 'react';
import { data, useNavigation } from 'react-router';
import { isProductId } from '#core/forms/is-product-id.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { messagesOf } from '#core/i18n/storefront-messages.ts';
import { sharePicture } from '#core/pictures/share-pictures.ts';
import { serializeHead } from '#core/routing/page-meta.ts';
import { readHeadData } from '#core/routing/read-head-data.ts';
import { callShop, renderContext } from '#core/routing/render-context.ts';
import { Breadcrumb } from '#core/ui/breadcrumb.tsx';
import { EmptyState } from '#core/ui/empty-state.tsx';
import { SectionHeading } from '#core/ui/section-heading.tsx';
import { titled } from '#core/ui/titled.ts';
import { categories } from '#features/products/product-attributes.ts';
import { filterNames } from '#features/products/product-filters.ts';
import type { ListedProduct, ProductCard } from '#features/products/products.contract.ts';
import type { Route } from './+types/products.route';
import { AppliedFilters } from './applied-filters.tsx';
import { type ListAnnouncement, type ListFilter, listAnnouncement } from './list-announcement.ts';
import { listName } from './list-heading.ts';
import { ListPanel } from './list-panel.tsx';
import { ProductGrid } from './product-grid.tsx';
import { canonicalListUrl, productListUrl, readListState } from './product-list-query-state.ts';
import { listDescription, listStructuredData, sharePageOf } from './structured-data.ts';
import { useSearchCount } from './use-search-count.ts';

/** Loads the list of the URL; returns 404 for an unknown category (specification 2, decision 30). */
export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { language, publicUrl, shop, settings } = context.get(renderContext);
  const requestedCategory = 'category' in params ? params.category : undefined;
  const category = requestedCategory === undefined ? null : categories.find((option) => option === requestedCategory);
  if (category === undefined) throw data(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const state = readListState(category, searchParams);
  const after = searchParams.get('after');
  const list = await callShop(
    shop.products.list({
      language,
      sort: state.sort,
      ...(category ? { category } : {}),
      ...(state.q ? { q: state.q } : {}),
      ...(state.isNew ? { new: 'true' } : {}),
      ...(state.isOnSale ? { sale: 'true' } : {}),
      ...Object.fromEntries(
        filterNames.filter((name) => state.values[name].length > 0).map((name) => [name, state.values[name].join(',')]),
      ),
      ...(isProductId(after) ? { after } : {}),
    }),
  );
  const editorial = serverTexts(language, settings);
  const t = messagesOf(language, settings);
  const isContinued = isProductId(after);
  const announcement = listAnnouncement({ state, isContinued }, list, editorial, t, language);
  const { siteName } = editorial.meta;
  const name = listName(state, t, editorial.search);
  // the title for sharing does not contain the visitor's search
  const sharedTitle = titled(name ?? t.productList.titleAll, siteName);
  const head = serializeHead(
    {
      title: titled(announcement.heading, siteName),
      sharedTitle,
      description: listDescription(state, editorial.meta, list.greatestDiscountPercent ?? 0, language),
      language,
      publicUrl,
      path: canonicalListUrl(state),
      image: sharePicture(sharePageOf(state), language, sharedTitle),
    },
    [listStructuredData(state, name, { language, publicUrl, settings }, t)],
  );
  const { products, otherLanguage } = list;
  return { state, products, otherLanguage, bestSellers: list.nothingFound?.bestSellers ?? [], announcement, head };
};

export const meta = readHeadData;

const ProductsPage = ({
  loaderData: { state, products, otherLanguage, bestSellers, announcement },
}: Route.ComponentProps) => {
  const { layout } = useMessages('common');
  const countHandlers = useSearchCount(state.q);
  const isNavigating = useNavigation().location?.pathname.startsWith('/products') ?? false;
  return (
    <div className="page pt-4 lg:pt-6 pb-20 lg:pb-28">
      <Breadcrumb
        crumbs={[
          { label: layout.nav.products, to: '/products' },
          ...(announcement.crumb === null ? [] : [{ label: announcement.crumb, to: productListUrl(state) }]),
        ]}
      />
      <div className="flex flex-wrap items-baseline gap-x-5 pt-1 lg:pt-3 pb-6 lg:pb-10">
        <h1 className="display text-h2 lg:text-[4rem] min-w-0 wrap-anywhere">{announcement.heading}</h1>
        <p className="text-mist text-lg num">{announcement.count}</p>
      </div>
      <LiveAnnouncement text={announcement.announced} />
      <div className="grid grid-cols-1 lg:grid-cols-[264px_1fr] gap-x-12">
        <ListPanel state={state} counts={announcement.counts} filters={announcement.filters} />
        <div aria-busy={isNavigating} className={`transition-opacity delay-150 ${isNavigating ? 'opacity-60' : ''}`}>
          <AppliedFilters state={state} parts={announcement.parts} visibleFilters={announcement.filters} />
          {announcement.instead && <p className="text-lg mb-7">{announcement.instead}</p>}
          {announcement.empty ? (
            <EmptyResults
              announcement={announcement.empty}
              otherLanguage={otherLanguage}
              bestSellers={bestSellers}
              countHandlers={countHandlers}
            />
          ) : (
            <div {...countHandlers}>
              <ProductGrid products={products} more={announcement.more} similar={announcement.similar} />
            </div>
          )}
        </div>
      </div>
    </div>
  );
};

export default ProductsPage;

interface EmptyResultsProps {
  readonly announcement: NonNullable<ListAnnouncement['empty']>;
  readonly otherLanguage: readonly ListedProduct[];
  readonly bestSellers: readonly ProductCard[];
  /** Handlers that count opened products of the search; best sellers are not counted. */
  readonly countHandlers: ReturnType<typeof useSearchCount>;
}

/** Reason for an empty list, next step, and results in the other language (decisions 31, 34). */
const EmptyResults = ({
  announcement: { otherLanguage: title, offered, ...announcement },
  otherLanguage,
  bestSellers,
  countHandlers,
}: EmptyResultsProps) =>
  title ? (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 px-6 py-5 mb-14 border border-lapis-200">
        <h2 className="display text-h4">{announcement.title}</h2>
        <a href={announcement.link.to} className="btn btn-line">
          {announcement.link.label}
        </a>
      </div>
      <SectionHeading title={title} />
      <div {...countHandlers}>
        <ProductGrid products={otherLanguage} heading="h3" />
      </div>
    </>
  ) : (
    <>
      <EmptyState {...announcement}>
        {offered && (
          <>
            {offered.searches.length > 0 && <SuggestedLinks title={offered.didYouMean} links={offered.searches} />}
            <SuggestedLinks title={offered.tryCategory} links={offered.categories} />
          </>
        )}
      </EmptyState>
      {offered && bestSellers.length > 0 && (
        <div className="mt-14">
          <SectionHeading title={offered.bestSellers} />
          <ProductGrid
            products={bestSellers.map((product) => ({ ...product, markedName: null, excerpt: null }))}
            heading="h3"
          />
        </div>
      )}
    </>
  );

const SuggestedLinks = ({ title, links }: { title: string; links: readonly ListFilter[] }) => (
  <p className="mt-5 flex flex-wrap items-center justify-center gap-x-4">
    <span className="text-mist">{title}</span>
    {links.map(({ name, to }) => (
      <a key={to} href={to} className="link inline-flex items-center min-h-11">
        {name}
      </a>
    ))}
  </p>
);

/** Debounce of the announcement, in milliseconds. */
const ANNOUNCEMENT_DEBOUNCE_MS = 700;

/** Announces a change of the list to screen readers, once for several changes in a row. */
const LiveAnnouncement = ({ text }: { text: string }) => {
  const [announcement, setAnnouncement] = useState('');
  const lastText = useRef(text);
  useEffect(() => {
    if (text === lastText.current) return;
    const timer = setTimeout(() => {
      lastText.current = text;
      setAnnouncement(text);
    }, ANNOUNCEMENT_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
};
