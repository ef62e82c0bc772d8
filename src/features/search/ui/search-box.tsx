import { type ComponentType, useRef, useState } from 'react';
import { useIsHydrated } from '#core/browser/use-hydrated.ts';
import { MAX_SEARCH_LENGTH } from '#core/forms/limits.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import type { ComboboxAttributes, SearchSuggestionsProps } from './search-suggestions.tsx';

/** Attributes until the suggestions are loaded. */
const closed: ComboboxAttributes = { role: 'combobox', 'aria-expanded': false };

interface SearchBoxProps {
  readonly id?: string;
  readonly defaultValue?: string;
  readonly onChange?: () => void;
}

/**
 * Search field `q` with its button, inside the caller's form: a WAI-ARIA combobox. The suggestions are loaded when the field is used;
 * without JavaScript it is a plain search field.
 */
export const SearchBox = ({ onChange, ...field }: SearchBoxProps) => {
  const { productList } = useMessages('common');
  const isHydrated = useIsHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [Suggestions, setSuggestions] = useState<ComponentType<SearchSuggestionsProps> | null>(null);
  const [combobox, setCombobox] = useState<ComboboxAttributes>(closed);
  const load = () => {
    if (Suggestions) return;
    void import('./search-suggestions.tsx').then(
      ({ SearchSuggestions }) => setSuggestions(() => SearchSuggestions),
      // the form works without; the next use tries again
      () => undefined,
    );
  };
  return (
    <div className="relative">
      <input
        ref={input}
        type="search"
        name="q"
        aria-label={productList.search}
        placeholder={productList.searchPlaceholder}
        maxLength={MAX_SEARCH_LENGTH}
        enterKeyHint="search"
        className="field ps-12! [&::-webkit-search-cancel-button]:hidden"
        onFocus={load}
        onChange={() => {
          load();
          onChange?.();
        }}
        {...field}
        {...(isHydrated && combobox)}
      />
      <button
        type="submit"
        aria-label={productList.search}
        className="absolute top-0 start-0 grid place-items-center w-12 min-h-13 text-mist hover:text-lapis-700"
      >
        <Icon name="search" className="size-5" />
      </button>
      {Suggestions && <Suggestions input={input} onChange={setCombobox} />}
    </div>
  );
};
