import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { SearchSuggestions as Suggestions } from '../../contract/products.ts';
import { loadShopClient } from '../api/load-shop-client.ts';
import { preloadMessages, useLanguage, useMessages } from '../i18n/messages.tsx';
import { createSuggestionRequests } from '../state/suggestion-requests.ts';
import { Icon } from '../ui/icon.tsx';
import { HighlightedText } from './highlighted-text.tsx';
import { ProductPicture, ProductPrice } from './product-parts.tsx';

preloadMessages('searchSuggestions');

/** Fewer letters suggest nothing. */
const SHORTEST = 2;

/** Debounce of announcements, in milliseconds. */
const SAID_AFTER = 700;

/** The open list, for the attributes of its field. */
export interface SuggestionList {
  readonly id: string;
  readonly activeId: string | undefined;
}

export interface SearchSuggestionsProps {
  readonly input: RefObject<HTMLInputElement | null>;
  /** Called with the list when it opens or its active option changes, and with null when it closes. */
  readonly onList: (list: SuggestionList | null) => void;
  readonly onChoose: (() => void) | undefined;
  readonly isWithin: boolean;
}

const none: Suggestions = { words: [], categories: [], products: [] };

const countOf = ({ words, categories, products }: Suggestions) => words.length + categories.length + products.length;

/**
 * Suggestions below a search field, as the WAI-ARIA practices describe an editable combobox with a list: the focus stays in the
 * field, arrows move the active option, Enter follows it, Escape closes the list.
 */
export const SearchSuggestions = ({ input, onList, onChoose, isWithin }: SearchSuggestionsProps) => {
  const words = useMessages('searchSuggestions');
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const { shown, isWaiting, want } = useSuggestions();
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState({ of: none, at: -1 });
  const count = countOf(shown);
  const isOpen = isWanted && count > 0;
  // other suggestions have no active one
  const at = isOpen && active.of === shown ? active.at : -1;
  const activeId = at === -1 ? undefined : optionId(id, at);

  // before the next key, so that the field names the option which is active
  useLayoutEffect(() => onList(isOpen ? { id, activeId } : null), [id, isOpen, activeId, onList]);
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
      setActive({ of: shown, at: next });
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
    const heard = new AbortController();
    const { signal } = heard;
    field.addEventListener('input', read, { signal });
    field.addEventListener('keydown', press, { signal });
    field.addEventListener('blur', closeNow, { signal });
    field.form?.addEventListener('submit', closeNow, { signal });
    // a touch outside leaves the focus where it is
    document.addEventListener('pointerdown', closeOutside, { signal });
    // what was typed while this component was loaded
    if (document.activeElement === field && field.value !== field.defaultValue) read();
    return () => heard.abort();
  }, [input]);

  return (
    <div ref={root}>
      <span
        hidden={!isWaiting}
        className="absolute top-13 inset-x-0 h-0.5 -mt-0.5 bg-lapis-700 opacity-0 animate-[breathe_1s_ease-in-out_400ms_infinite]"
      />
      <Announcement text={isWaiting ? words.waiting : isWanted && shown !== none ? words.announced({ count }) : ''} />
      {isOpen && (
        <div
          id={id}
          role="listbox"
          aria-label={words.title}
          aria-busy={isWaiting}
          // the field keeps the focus
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            close();
            want('');
            onChoose?.();
          }}
          className={
            isWithin
              ? 'pt-3 pb-1'
              : 'absolute z-20 start-0 top-full mt-1.5 w-full lg:w-[26rem] max-h-[min(70dvh,36rem)] overflow-y-auto overscroll-contain py-2 bg-white text-lapis-900 shadow-pop'
          }
        >
          <Groups id={id} suggestions={shown} at={at} />
        </div>
      )}
    </div>
  );
};

/** Suggestions for the latest text whose answer is there. */
const useSuggestions = () => {
  const language = useLanguage();
  const [shown, setShown] = useState(none);
  const [isWaiting, setWaiting] = useState(false);
  const [{ want }] = useState(() =>
    createSuggestionRequests<Suggestions>({
      ask: async (q) => (await loadShopClient()).products.suggestSearches({ q, language }),
      onAnswer: setShown,
      onWaiting: setWaiting,
    }),
  );
  return { shown, isWaiting, want };
};

const optionId = (list: string, place: number) => `${list}${place}`;

interface GroupsProps {
  readonly id: string;
  readonly suggestions: Suggestions;
  /** Place of the active option; -1 without one. */
  readonly at: number;
}

const Groups = ({ id, suggestions: { words, categories, products }, at }: GroupsProps) => {
  const messages = useMessages('searchSuggestions');
  const option = (place: number) => ({ id: optionId(id, place), isActive: place === at });
  const firstProduct = words.length + categories.length;
  return (
    <>
      <Group title={messages.words}>
        {words.map(({ q, text }, place) => (
          <Option key={q} {...option(place)} to={`/products?${new URLSearchParams({ q })}`}>
            <Icon name="search" className="size-[18px] shrink-0 text-mist" />
            <bdi className="min-w-0 wrap-anywhere">
              <HighlightedText text={text} />
            </bdi>
          </Option>
        ))}
      </Group>
      <Group title={messages.categories}>
        {categories.map(({ category, text }, place) => (
          <Option key={category} {...option(words.length + place)} to={`/products/${category}`}>
            <Icon name="list" className="size-[18px] shrink-0 text-mist" />
            <bdi>
              <HighlightedText text={text} />
            </bdi>
          </Option>
        ))}
      </Group>
      <Group title={messages.products}>
        {products.map((product, place) => (
          <Option key={product.id} {...option(firstProduct + place)} to={`/product/${product.id}`}>
            <ProductSuggestion product={product} />
          </Option>
        ))}
      </Group>
    </>
  );
};

const Group = ({ title, children }: { title: string; children: readonly ReactNode[] }) => {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="not-first:border-t not-first:mt-2 not-first:pt-2 border-lapis-200"
    >
      <div id={id} role="presentation" className="px-4 py-1 text-caption text-mist">
        {title}
      </div>
      {children}
    </div>
  );
};

interface OptionProps {
  readonly id: string;
  readonly to: string;
  readonly isActive: boolean;
  readonly children: ReactNode;
}

const Option = ({ id, to, isActive, children }: OptionProps) => (
  <a
    id={id}
    role="option"
    aria-selected={isActive}
    tabIndex={-1}
    href={to}
    className={`flex items-center gap-3 min-h-11 px-4 py-1.5 hover:bg-lapis-50 ${isActive ? 'bg-lapis-50 outline-2 -outline-offset-2 outline-lapis-700' : ''}`}
  >
    {children}
  </a>
);

const ProductSuggestion = ({ product }: { product: Suggestions['products'][number] }) => {
  const { catalogue } = useMessages('common');
  // the name says what is in the picture
  const picture = product.picture && { ...product.picture, alt: '' };
  return (
    <>
      <div className="relative size-14 shrink-0 overflow-hidden bg-glaze">
        <ProductPicture product={{ ...product, picture }} sizes="56px" isEager />
      </div>
      <div className="min-w-0 wrap-anywhere">
        <div className="name leading-snug">
          {product.markedName ? <HighlightedText text={product.markedName} /> : product.name}
        </div>
        {product.isInStock ? (
          <ProductPrice product={product} className="text-sm" />
        ) : (
          <p className="text-sm text-mist">{catalogue.soldOutForNow}</p>
        )}
      </div>
    </>
  );
};

/** Announces to screen readers what has come, once for several changes in a row. */
const Announcement = ({ text }: { text: string }) => {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), text === '' ? 0 : SAID_AFTER);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
};
