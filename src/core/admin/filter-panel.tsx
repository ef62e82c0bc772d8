import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { SearchField } from './list-filters.tsx';
import { RegisterChip } from './use-filter-chip.ts';
import { useListUrl } from './use-list-url.ts';

interface FilterPanelProps {
  /** Label of the search field; without it the list has none. */
  readonly search?: string;
  /** Filters and sort order of the list; a list without any has no button. */
  readonly children?: ReactNode;
}

/**
 * Search and filters of a list. On phones the filters are behind one button with their number, and while they are closed each value
 * that is set is a chip that removes it, so that the first row is visible without scrolling.
 */
export const FilterPanel = ({ search, children }: FilterPanelProps) => {
  const { list } = useMessages('admin').layout;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [chips, setChips] = useState<ReadonlyMap<string, string>>(() => new Map());
  const register = useCallback((name: string, text: string | null) => {
    setChips((current) => {
      const others = [...current].filter(([each]) => each !== name);
      return new Map(text === null ? others : [...others, [name, text]]);
    });
  }, []);
  const hasFilters = children !== undefined && children !== null && children !== false;
  return (
    <div className="flex flex-wrap items-end gap-3 pb-4 md:pb-6">
      {search !== undefined && <SearchField label={search} />}
      {hasFilters && (
        <>
          <button
            ref={button}
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            className="md:hidden btn btn-sm btn-line"
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="sliders-horizontal" className="size-[18px]" />
            {list.filters(chips.size)}
          </button>
          <div id={id} className={`contents ${isOpen ? '' : 'max-md:hidden'}`}>
            <RegisterChip value={register}>{children}</RegisterChip>
          </div>
          {!isOpen && <FilterChips chips={chips} onRemove={() => button.current?.focus()} />}
        </>
      )}
    </div>
  );
};

interface FilterChipsProps {
  /** Texts by query parameter. */
  readonly chips: ReadonlyMap<string, string>;
  /** Called before the chip disappears, to move the focus. */
  readonly onRemove: () => void;
}

/** Active filter values, each with a link that removes it; only while a phone hides the filters. */
const FilterChips = ({ chips, onRemove }: FilterChipsProps) => {
  const { list } = useMessages('admin').layout;
  const address = useListUrl();
  if (chips.size === 0) return null;
  return (
    <ul aria-label={list.activeFilters} className="md:hidden flex flex-wrap gap-2 max-w-full">
      {[...chips].map(([name, text]) => (
        <li key={name} className="max-w-full">
          <a
            href={address.with({ [name]: undefined })}
            aria-label={list.removeFilter({ filter: text })}
            className="inline-flex items-center gap-2 max-w-full min-h-11 ps-4 pe-3 border border-lapis-300 rounded-full text-sm bg-white hover:border-lapis-900"
            onClick={onRemove}
          >
            <bdi className="truncate">{text}</bdi>
            <Icon name="x" className="size-4 shrink-0" />
          </a>
        </li>
      ))}
    </ul>
  );
};
