import { useWords } from '../../device/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import { appliedFilters, type ListState, listAddress, withoutFilter, withoutFilters } from './list-state.ts';

/** What narrows the list, each with its own way out (decision 30). */
export const AppliedFilters = ({ state }: { state: ListState }) => {
  const { list, shell } = useWords();
  const filters = appliedFilters(state);
  if (filters.length === 0) return null;
  const names = { q: state.q, new: shell.nav.newArrivals, sale: shell.nav.onSale };
  return (
    <ul aria-label={list.applied} className="flex flex-wrap items-center gap-2 mb-7">
      {filters.map((filter) => (
        <li key={filter} className="max-w-full">
          <a
            href={listAddress(withoutFilter(state, filter))}
            aria-label={list.removeFilter({ filter: names[filter] })}
            className="inline-flex items-center gap-2 max-w-full min-h-11 ps-4 pe-3 border border-lapis-300 rounded-full text-sm hover:border-lapis-900"
          >
            <bdi className="truncate">{names[filter]}</bdi>
            <Icon name="x" className="size-4" />
          </a>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <a href={listAddress(withoutFilters(state))} className="link inline-flex items-center min-h-11 px-2 text-sm">
            {list.clearFilters}
          </a>
        </li>
      )}
    </ul>
  );
};
