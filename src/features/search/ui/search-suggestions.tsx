import { type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { loadShopClient } from '#core/api/load-shop-client.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import type { SearchSuggestions as Suggestions } from '#features/products/products.contract.ts';
import { optionId, SuggestionGroups } from './suggestion-groups.tsx';
import { createSuggestionRequests } from './suggestion-requests.ts';

/** Minimum length of a text with suggestions, in characters. */
const MIN_LENGTH = 2;

/** Debounce of announcements, in milliseconds. */
const ANNOUNCEMENT_DEBOUNCE_MS = 700;

/** ARIA attributes of the field. */
export interface ComboboxAttributes {
  readonly role: 'combobox';
  readonly 'aria-autocomplete'?: 'list';
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls'?: string | undefined;
  readonly 'aria-activedescendant'?: string | undefined;
}

export interface SearchSuggestionsProps {
  readonly input: RefObject<HTMLInputElement | null>;
  /** Called when the list opens and closes, and when another option becomes active. */
  readonly onChange: (combobox: ComboboxAttributes) => void;
}

const none: Suggestions = {
  words: [],
  categories: [],
  products: [],
  texts: { words: '', categories: '', products: '', announced: '' },
};

const countOptions = (suggestions: Suggestions) =>
  suggestions.words.length + suggestions.categories.length + suggestions.products.length;

/**
 * Suggestions below a search field, as the WAI-ARIA practices describe an editable combobox with a list: the focus stays in the
 * field, arrows move the active option, Enter follows it, Escape closes the list.
 */
export const SearchSuggestions = ({ input, onChange }: SearchSuggestionsProps) => {
  const { productList } = useMessages('common');
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const { suggestions, isWaiting, request } = useSuggestions();
  const [isExpanded, setExpanded] = useState(false);
  const [active, setActive] = useState({ suggestions: none, index: -1 });
  const count = countOptions(suggestions);
  const isOpen = isExpanded && count > 0;
  // new suggestions have no active option
  const activeIndex = isOpen && active.suggestions === suggestions ? active.index : -1;
  const activeId = activeIndex === -1 ? undefined : optionId(id, activeIndex);

  // before the next key press, so that the field refers to the active option
  useLayoutEffect(
    () =>
      onChange({
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        'aria-activedescendant': activeId,
      }),
    [id, isOpen, activeId, onChange],
  );
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const close = () => {
    setExpanded(false);
    setActive({ suggestions: none, index: -1 });
  };
  const updateQuery = useEffectEvent(() => {
    const text = input.current?.value.trim() ?? '';
    request(text.length < MIN_LENGTH ? '' : text);
    setExpanded(text.length >= MIN_LENGTH);
    setActive({ suggestions: none, index: -1 });
  });
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // keys of an input method select among its candidates
    if (event.isComposing) return;
    const move = (next: number) => {
      event.preventDefault();
      setActive({ suggestions, index: next });
    };
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && activeId) {
      event.preventDefault();
      document.getElementById(activeId)?.click();
    } else if (event.key === 'ArrowUp' && event.altKey) close();
    else if (event.key === 'ArrowDown' && !isOpen) {
      updateQuery();
      if (!event.altKey && count > 0) move(0);
    } else if (event.key === 'ArrowDown') move(activeIndex + 1 < count ? activeIndex + 1 : -1);
    else if (event.key === 'ArrowUp' && isOpen) move(activeIndex === -1 ? count - 1 : activeIndex - 1);
    // Home, End and the other arrows move the cursor of the field
    else if (/^(?:Home|End|ArrowLeft|ArrowRight)$/.test(event.key)) setActive({ suggestions: none, index: -1 });
  });
  const closeList = useEffectEvent(close);
  const closeOutside = useEffectEvent(({ target }: PointerEvent) => {
    const isInside = target instanceof Node && (root.current?.contains(target) || input.current === target);
    if (!isInside) close();
  });
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const abortController = new AbortController();
    const { signal } = abortController;
    field.addEventListener('input', updateQuery, { signal });
    field.addEventListener('keydown', handleKey, { signal });
    field.addEventListener('blur', closeList, { signal });
    field.form?.addEventListener('submit', closeList, { signal });
    // a touch outside leaves the focus where it is
    document.addEventListener('pointerdown', closeOutside, { signal });
    // input entered while this component was loading
    if (document.activeElement === field && field.value !== field.defaultValue) updateQuery();
    return () => abortController.abort();
  }, [input]);

  // in a dialog the list is part of the layout, and the dialog grows with it
  const isInDialog = isOpen && input.current?.closest('dialog') !== null;
  return (
    <div ref={root}>
      {isWaiting && <LoadingIndicator />}
      <Announcement text={isExpanded && !isWaiting ? suggestions.texts.announced : ''} />
      {isOpen && (
        <div
          id={id}
          role="listbox"
          aria-label={productList.search}
          aria-busy={isWaiting}
          // the field keeps the focus
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            close();
            request('');
          }}
          className={
            isInDialog
              ? 'pt-1'
              : 'absolute z-20 start-0 top-full mt-1.5 w-full lg:w-96 max-h-[70dvh] overflow-y-auto overscroll-contain bg-white text-lapis-900 shadow-pop'
          }
        >
          <SuggestionGroups id={id} suggestions={suggestions} activeIndex={activeIndex} />
        </div>
      )}
    </div>
  );
};

/** Returns the suggestions for the latest text with a response. */
const useSuggestions = () => {
  const language = useLanguage();
  const [suggestions, setSuggestions] = useState(none);
  const [isWaiting, setWaiting] = useState(false);
  const [{ request }] = useState(() =>
    createSuggestionRequests<Suggestions>({
      load: async (q) => (await loadShopClient()).products.suggestSearches({ q, language }),
      onResult: setSuggestions,
      onWaiting: setWaiting,
    }),
  );
  return { suggestions, isWaiting, request };
};

/** Delay of the loading indicator, in milliseconds. */
const INDICATOR_DELAY_MS = 400;

/** Loading indicator, which is only visible on a slow connection. */
const LoadingIndicator = () => {
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setVisible, INDICATOR_DELAY_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    isVisible && <span data-waiting className="absolute inset-x-0 top-0 border-b-2 border-lapis-700 animate-breathe" />
  );
};

/** Announces the suggestions to screen readers, once for several changes in a row. */
const Announcement = ({ text }: { text: string }) => {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), text === '' ? 0 : ANNOUNCEMENT_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  );
};
