import { useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import type { ListAnnouncement } from './list-announcement.ts';
import {
  type AppliedFilter,
  appliedFilters,
  type ProductListQueryState,
  productListUrl,
  withoutFilter,
  withoutFilters,
  withSearch,
} from './product-list-query-state.ts';
import { useRequestedState } from './use-requested-state.ts';

/** Applied filters, each with a remove link (decision 30). */
export const AppliedFilters = ({
  state,
  parts,
  visibleFilters,
}: {
  state: ProductListQueryState;
  parts: ListAnnouncement['parts'];
  visibleFilters: ListAnnouncement['filters'];
}) => {
  const { productList, layout } = useMessages('common');
  const requested = useRequestedState(state);
  const filters = appliedFilters(state);
  if (filters.length === 0) return null;
  const names = { q: state.q, new: layout.nav.newArrivals, sale: layout.nav.onSale };
  const nameOf = (filter: AppliedFilter): string => {
    if (typeof filter === 'string') return names[filter];
    const values = visibleFilters.find(({ name }) => name === filter.name)?.values;
    return values?.find(({ value }) => value === filter.value)?.label ?? '';
  };
  // a chip keeps its key while the list without another filter loads, so that it keeps the focus
  const chips = filters.flatMap((filter) =>
    filter === 'q' && parts
      ? parts.map(({ name, q }) => ({ key: `q=${q}`, name, rest: withSearch(requested, q) }))
      : [
          {
            key: typeof filter === 'string' ? filter : filter.value,
            name: nameOf(filter),
            rest: withoutFilter(requested, filter),
          },
        ],
  );
  return (
    <ul aria-label={productList.applied} className="flex flex-wrap items-center gap-2 mb-7">
      {chips.map(({ key, name, rest }) => (
        <li key={key} className="max-w-full">
          <a
            href={productListUrl(rest)}
            aria-label={productList.removeFilter({ filter: name })}
            className="inline-flex items-center gap-2 max-w-full min-h-11 ps-4 pe-3 border border-lapis-300 rounded-full text-sm hover:border-lapis-900"
          >
            <bdi className="truncate">{name}</bdi>
            <Icon name="x" className="size-4" />
          </a>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <a
            href={productListUrl(withoutFilters(requested))}
            className="link inline-flex items-center min-h-11 px-2 text-sm"
          >
            {productList.clearFilters}
          </a>
        </li>
      )}
    </ul>
  );
};
