import { type ComponentType, useRef, useState } from 'react';
import { MAX_SEARCH_LENGTH } from '../../domain/limits.ts';
import { useMessages, withMessages } from '../i18n/messages.tsx';
import { useIsHydrated } from '../state/use-hydrated.ts';
import { Icon } from '../ui/icon.tsx';
import type { SearchSuggestionsProps, SuggestionList } from './search-suggestions.tsx';

interface SearchBoxProps {
  readonly id?: string;
  readonly defaultValue?: string;
  readonly onChange?: () => void;
  /** Called when a suggestion is chosen, before its link is followed. */
  readonly onChoose?: () => void;
  /** Suggestions are part of the page's flow instead of lying above it. */
  readonly isWithin?: boolean;
}

/**
 * Search field `q` with its button, in a form of the caller: a combobox as WAI-ARIA describes it. The suggestions are loaded when the
 * field is used; without a script it is a plain search field.
 */
export const SearchBox = ({ id, defaultValue, onChange, onChoose, isWithin = false }: SearchBoxProps) => {
  const { productList } = useMessages('common');
  const isHydrated = useIsHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [Suggestions, setSuggestions] = useState<ComponentType<SearchSuggestionsProps> | null>(null);
  const [list, setList] = useState<SuggestionList | null>(null);
  const load = () => {
    if (Suggestions) return;
    void withMessages(import('./search-suggestions.tsx')).then(
      ({ SearchSuggestions }) => setSuggestions(() => SearchSuggestions),
      // the form works without; the next use tries again
      () => undefined,
    );
  };
  const combobox = isHydrated && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': list !== null,
    'aria-controls': list?.id,
    'aria-activedescendant': list?.activeId,
  };
  return (
    <div className="relative">
      <input
        ref={input}
        id={id}
        type="search"
        name="q"
        aria-label={productList.search}
        placeholder={productList.searchPlaceholder}
        defaultValue={defaultValue}
        maxLength={MAX_SEARCH_LENGTH}
        enterKeyHint="search"
        autoComplete="off"
        className="field ps-12! [&::-webkit-search-cancel-button]:hidden"
        onFocus={load}
        onChange={() => {
          load();
          onChange?.();
        }}
        {...combobox}
      />
      <button
        type="submit"
        aria-label={productList.search}
        className="absolute top-0 start-0 grid place-items-center w-12 h-13 text-mist hover:text-lapis-700"
      >
        <Icon name="search" className="size-5" />
      </button>
      {Suggestions && <Suggestions input={input} onList={setList} onChoose={onChoose} isWithin={isWithin} />}
    </div>
  );
};
