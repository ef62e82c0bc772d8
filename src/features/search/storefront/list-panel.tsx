import { type Messages } from '#core/i18n/messages.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { defaultSortOf, type SearchSort, searchSorts, sorts } from '#features/products/sort.ts';
import { SearchBox } from '../ui/search-box.tsx';
import { CategoryLinks } from './category-links.tsx';
import type { ListAnnouncement } from './list-announcement.ts';
import { ListFilters } from './list-filters.tsx';
import type { ProductListQueryState } from './product-list-query-state.ts';
import { useLiveFilters } from './use-live-filters.ts';

/**
 * Form with search, categories, flags and sort order: side panel, on small screens above the list. It works without JavaScript.
 */
export const ListPanel = ({
  state,
  counts,
  filters,
}: { state: ProductListQueryState } & Pick<ListAnnouncement, 'counts' | 'filters'>) => {
  const { form, requested, apply, applyDebounced } = useLiveFilters(state);
  return (
    <search className="min-w-0 mb-7 lg:mb-0">
      <form
        ref={form}
        method="get"
        action={state.category ? `/products/${state.category}` : '/products'}
        autoComplete="off"
        // sticky only if it fits the screen: a lower part could be reached at the end of the list only
        className="z-10 lg:[@media(height>=75rem)]:sticky lg:top-24"
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <div className="lg:mb-8">
          <SearchBox id="search" defaultValue={state.q} onChange={applyDebounced} />
        </div>
        <CategoryLinks currentCategory={state.category} state={requested} counts={counts} />
        <div className="flex items-center justify-between gap-4 mt-5 text-sm border-y border-lapis-200 lg:block lg:mt-0 lg:text-base lg:border-0">
          <ListFilters state={state} filters={filters} onChange={apply} />
          <SortSelect state={state} onChange={apply} />
        </div>
      </form>
    </search>
  );
};

const sortLabels: Record<SearchSort, keyof Messages['common']['productList']['sortBy']> = {
  fit: 'fit',
  name: 'name',
  'price-low': 'priceLow',
  'price-high': 'priceHigh',
  newest: 'newest',
};

const SortSelect = ({ state, onChange }: { state: ProductListQueryState; onChange: () => void }) => {
  const { productList } = useMessages('common');
  const defaultSort = defaultSortOf(state.q);
  return (
    <div className="min-w-0">
      <label htmlFor="sort" className="max-lg:sr-only lg:block font-medium mt-7 mb-2">
        {productList.sort}
      </label>
      <div className="relative">
        <select
          // remount for another default, which has other options
          key={defaultSort}
          id="sort"
          name="sort"
          defaultValue={state.sort === defaultSort ? '' : state.sort}
          onChange={onChange}
          className="appearance-none max-w-full min-h-12 pe-7 bg-transparent field-sizing-content truncate lg:field lg:pe-11!"
        >
          {(state.q ? searchSorts : sorts).map((sort) => (
            // a form submitted without JavaScript keeps the default, which depends on the search
            <option key={sort} value={sort === defaultSort ? '' : sort}>
              {productList.sortBy[sortLabels[sort]]}
            </option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          className="size-[18px] lg:size-5 absolute inset-y-0 my-auto end-0 lg:end-4 pointer-events-none"
        />
      </div>
    </div>
  );
};
