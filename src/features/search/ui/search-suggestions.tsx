import { type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { loadShopClient } from '#core/api/load-shop-client.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import type { SearchSuggestions as Suggestions } from '#features/products/products.contract.ts';
import { optionId, SuggestionGroups } from './suggestion-groups.tsx';
import { createSuggestionRequests } from './suggestion-requests.ts';

/** Fewer letters suggest nothing. */
const SHORTEST = 2;

/** Debounce of announcements, in milliseconds. */
const ANNOUNCED_AFTER = 700;

/** Attributes of the field. */
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

const countOf = ({ words, categories, products }: Suggestions) => words.length + categories.length + products.length;

/**
 * Suggestions below a search field, as the WAI-ARIA practices describe an editable combobox with a list: the focus stays in the
 * field, arrows move the active option, Enter follows it, Escape closes the list.
 */
export const SearchSuggestions = ({ input, onChange }: SearchSuggestionsProps) => {
  const { productList } = useMessages('common');
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const { shown: suggestions, isWaiting, want } = useSuggestions();
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState({ of: none, at: -1 });
  const count = countOf(suggestions);
  const isOpen = isWanted && count > 0;
  // other suggestions have no active one
  const at = isOpen && active.of === suggestions ? active.at : -1;
  const activeId = at === -1 ? undefined : optionId(id, at);

  // before the next key, so that the field names the option which is active
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
    setWanted(false);
    setActive({ of: none, at: -1 });
  };
  const read = useEffectEvent(() => {
    const text = input.current?.value.trim() ?? '';
    want(text.length < SHORTEST ? '' : text);
    setWanted(text.length >= SHORTEST);
    setActive({ of: none, at: -1 });
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    // keys of an input method choose its own candidates
    if (event.isComposing) return;
    const move = (next: number) => {
      event.preventDefault();
      setActive({ of: suggestions, at: next });
    };
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && activeId) {
      event.preventDefault();
      document.getElementById(activeId)?.click();
    } else if (event.key === 'ArrowUp' && event.altKey) close();
    else if (event.key === 'ArrowDown' && !isOpen) {
      read();
      if (!event.altKey && count > 0) move(0);
    } else if (event.key === 'ArrowDown') move(at + 1 < count ? at + 1 : -1);
    else if (event.key === 'ArrowUp' && isOpen) move(at === -1 ? count - 1 : at - 1);
    // Home, End and the other arrows move the cursor of the field
    else if (/^(?:Home|End|ArrowLeft|ArrowRight)$/.test(event.key)) setActive({ of: none, at: -1 });
  });
  const closeNow = useEffectEvent(close);
  const closeOutside = useEffectEvent(({ target }: PointerEvent) => {
    const isInside = target instanceof Node && (root.current?.contains(target) || input.current === target);
    if (!isInside) close();
  });
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const abortController = new AbortController();
    const { signal } = abortController;
    field.addEventListener('input', read, { signal });
    field.addEventListener('keydown', press, { signal });
    field.addEventListener('blur', closeNow, { signal });
    field.form?.addEventListener('submit', closeNow, { signal });
    // a touch outside leaves the focus where it is
    document.addEventListener('pointerdown', closeOutside, { signal });
    // what was typed while this component was loaded
    if (document.activeElement === field && field.value !== field.defaultValue) read();
    return () => abortController.abort();
  }, [input]);

  // a dialog grows with the list
  const isInDialog = isOpen && input.current?.closest('dialog') !== null;
  return (
    <div ref={root}>
      {isWaiting && <WaitingSign />}
      <Announcement text={isWanted && !isWaiting ? suggestions.texts.announced : ''} />
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
            want('');
          }}
          className={
            isInDialog
              ? 'pt-1'
              : 'absolute z-20 start-0 top-full mt-1.5 w-full lg:w-96 max-h-[70dvh] overflow-y-auto overscroll-contain bg-white text-lapis-900 shadow-pop'
          }
        >
          <SuggestionGroups id={id} suggestions={suggestions} at={at} />
        </div>
      )}
    </div>
  );
};

/** Suggestions for the latest text whose answer is there. */
const useSuggestions = () => {
  const language = useLanguage();
  const [suggestions, setSuggestions] = useState(none);
  const [isWaiting, setWaiting] = useState(false);
  const [{ want }] = useState(() =>
    createSuggestionRequests<Suggestions>({
      load: async (q) => (await loadShopClient()).products.suggestSearches({ q, language }),
      onAnswer: setSuggestions,
      onWaiting: setWaiting,
    }),
  );
  return { shown: suggestions, isWaiting, want };
};

/** So long a request may take before it is shown, in milliseconds. */
const SHOWN_AFTER = 400;

/** Shows on a slow line that suggestions are on their way. */
const WaitingSign = () => {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setShown, SHOWN_AFTER, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    isShown && <span data-waiting className="absolute inset-x-0 top-0 border-b-2 border-lapis-700 animate-breathe" />
  );
};

/** Announces to screen readers what has come, once for several changes in a row. */
const Announcement = ({ text }: { text: string }) => {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), text === '' ? 0 : ANNOUNCED_AFTER);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  );
};
