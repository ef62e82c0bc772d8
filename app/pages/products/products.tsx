import { data, useNavigation } from 'react-router';
import { isProductId } from '../../../domain/is-product-id.ts';
import { categories } from '../../../domain/products.ts';
import { sharePicture } from '../../../domain/share-pictures.ts';
import { editorialOf } from '../../../locales/editorial.ts';
import { messagesOf } from '../../../locales/messages.ts';
import { askShop } from '../../api/ask-shop.ts';
import { visitContext } from '../../api/visit.ts';
import { useWords } from '../../device/words.tsx';
import { Breadcrumb } from '../../parts/breadcrumb.tsx';
import { readHead } from '../../parts/read-head.ts';
import { titled } from '../../parts/titled.ts';
import { writeHead } from '../../parts/write-head.ts';
import type { Route } from './+types/products.ts';
import { Announced } from './announced.tsx';
import { AppliedFilters } from './applied-filters.tsx';
import { listName } from './list-heading.ts';
import { ListPanel } from './list-panel.tsx';
import { knownAddress, listAddress, readListState } from './list-state.ts';
import { listTitle } from './list-title.ts';
import { NothingFound } from './nothing-found.tsx';
import { ProductGrid } from './product-grid.tsx';
import { listStructuredData, sharePageOf } from './structured-data.ts';
import { saidOfList } from './what-is-said.ts';

/** The list that the address asks for; a category that does not exist answers 404 (specification 2, decision 30). */
export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { language, publicUrl, shop } = context.get(visitContext);
  const asked = 'category' in params ? params.category : undefined;
  const category = asked === undefined ? null : categories.find((known) => known === asked);
  if (category === undefined) throw data(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const state = readListState(category, searchParams);
  const after = searchParams.get('after');
  const found = await askShop(
    shop.products.list({
      language,
      sort: state.sort,
      ...(category ? { category } : {}),
      ...(state.q ? { q: state.q } : {}),
      ...(state.isNew ? { new: 'true' } : {}),
      ...(state.isOnSale ? { sale: 'true' } : {}),
      ...(isProductId(after) ? { after } : {}),
    }),
  );
  const editorial = editorialOf(language);
  const words = messagesOf(language);
  const isContinued = isProductId(after);
  const said = saidOfList({ state, isContinued }, found, editorial, words, language);
  const { siteName } = editorial.meta;
  const name = listName(state, words, editorial.search);
  // what somebody typed is not what the shop says of itself where the address is shared
  const sharedTitle = titled(name ?? words.list.titleAll, siteName);
  const head = writeHead(
    {
      title: titled(said.heading, siteName),
      sharedTitle,
      description: listTitle(state, { ...editorial.meta, all: editorial.meta.products }).description,
      language,
      publicUrl,
      path: knownAddress(state),
      image: sharePicture(sharePageOf(state), language, sharedTitle),
    },
    [listStructuredData(state, name, { language, publicUrl }, words)],
  );
  const { products, otherLanguage } = found;
  return { state, products, otherLanguage, said, head };
};

export const meta = readHead;

const ProductsPage = ({ loaderData: { state, products, otherLanguage, said } }: Route.ComponentProps) => {
  const { shell } = useWords();
  const isFollowing = useNavigation().location?.pathname.startsWith('/products') ?? false;
  return (
    <div className="page pt-4 lg:pt-6 pb-20 lg:pb-28">
      <Breadcrumb
        crumbs={[
          { label: shell.nav.products, to: '/products' },
          ...(said.crumb === null ? [] : [{ label: said.crumb, to: listAddress(state) }]),
        ]}
      />
      <div className="flex flex-wrap items-baseline gap-x-5 pt-1 lg:pt-3 pb-6 lg:pb-10">
        <h1 className="display text-h2 lg:text-[4rem] min-w-0 wrap-anywhere">{said.heading}</h1>
        <p className="text-mist text-lg num">{said.count}</p>
      </div>
      <Announced text={said.announced} />
      <div className="grid grid-cols-1 lg:grid-cols-[264px_1fr] gap-x-12">
        <ListPanel state={state} counts={said.counts} />
        <div aria-busy={isFollowing} className={`transition-opacity delay-150 ${isFollowing ? 'opacity-60' : ''}`}>
          <AppliedFilters state={state} />
          {said.empty ? (
            <NothingFound said={said.empty} otherLanguage={otherLanguage} />
          ) : (
            <ProductGrid products={products} more={said.more} />
          )}
        </div>
      </div>
    </div>
  );
};

export default ProductsPage;
