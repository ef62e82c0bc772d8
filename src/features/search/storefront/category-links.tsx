import { useMessages } from '#core/i18n/messages-provider.tsx';
import { LotusIcon } from '#core/ui/icons.tsx';
import { CategoryIcon } from '#features/products/ui/category-icon.tsx';
import type { ListAnnouncement } from './list-announcement.ts';
import { type ProductListQueryState, productListUrl } from './product-list-query-state.ts';

const categoryChoices = [
  'all',
  'plates',
  'bowls',
  'cups',
  'sets',
] as const satisfies (keyof ListAnnouncement['counts'])[];

// A chip in a horizontally scrolling row that starts at the current one; from lg on, a row of the side panel.
const baseClasses =
  'shrink-0 flex items-center gap-2 min-h-11 px-4 border rounded-full text-sm whitespace-nowrap ' +
  'lg:w-full lg:gap-3 lg:min-h-13 lg:px-0 lg:border-0 lg:rounded-none lg:text-base';
const currentClasses =
  'bg-lapis-900 text-white border-lapis-900 lg:bg-transparent lg:text-lapis-900 font-medium seen-first';
const inactiveClasses = 'border-lapis-300 hover:border-lapis-900 lg:hover:text-lapis-700';

/** Category links with their number of results under the current search and filters (specification 2). */
export const CategoryLinks = ({
  currentCategory,
  state,
  counts,
}: {
  /** Category of the displayed list. */
  currentCategory: ProductListQueryState['category'];
  /** State that the links change. */
  state: ProductListQueryState;
  counts: ListAnnouncement['counts'];
}) => {
  const { catalogue, productList } = useMessages('common');
  return (
    <nav aria-labelledby="categories" className="mt-4 lg:mt-0">
      <h2 id="categories" className="max-lg:sr-only font-medium mb-2">
        {productList.categories}
      </h2>
      <ul className="flex gap-2 -mx-4 px-4 scroll-px-4 py-1 md:-mx-8 md:px-8 md:scroll-px-8 overflow-x-auto [scrollbar-width:none] lg:block lg:m-0 lg:p-0 lg:overflow-visible lg:border-t lg:border-lapis-200">
        {categoryChoices.map((choice) => {
          const category = choice === 'all' ? null : choice;
          const isCurrent = category === currentCategory;
          return (
            <li key={choice} className="lg:border-b lg:border-lapis-200">
              <a
                href={productListUrl({ ...state, category })}
                aria-current={isCurrent ? 'page' : undefined}
                className={`${baseClasses} ${isCurrent ? currentClasses : inactiveClasses}`}
              >
                <span className={`max-lg:hidden ${isCurrent ? 'text-lapis-700' : 'text-lapis-400'}`}>
                  {category ? (
                    <CategoryIcon category={category} className="size-7" stroke={1.4} />
                  ) : (
                    <LotusIcon className="size-7" stroke={1.9} />
                  )}
                </span>
                <span className="lg:grow">{catalogue.categories[choice]}</span>{' '}
                <span className={`num lg:text-sm ${isCurrent ? 'text-lapis-200 lg:text-lapis-900' : 'text-mist'}`}>
                  {counts[choice]}
                </span>
                <span className={`max-lg:hidden self-stretch ${isCurrent ? 'border-s-3 border-lapis-700' : ''}`} />
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
};
