import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLinkToOtherPage } from '#core/routing/link-interceptor.tsx';
import { filterNames } from '#features/products/product-filters.ts';
import { defaultSortOf } from '#features/products/sort.ts';
import { type ProductListQueryState, productListUrl, readListState, withSearch } from './product-list-query-state.ts';
import { useRequestedState } from './use-requested-state.ts';

/** Debounce of typing, in milliseconds. */
const TYPING_DEBOUNCE_MS = 250;

interface LiveFilters {
  readonly form: RefObject<HTMLFormElement | null>;
  /** State of the list that is loading, otherwise of the displayed one, with the entered search. */
  readonly requested: ProductListQueryState;
  /** Applies the form immediately. */
  readonly apply: () => void;
  /** Applies the form after the debounce, in one history entry for all typing. */
  readonly applyDebounced: () => void;
}

/**
 * Synchronizes form and URL: input in the form updates the URL, and other navigations (removed filter, back navigation) update the
 * form when they start. The fields keep focus.
 */
export const useLiveFilters = (state: ProductListQueryState): LiveFilters => {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const requested = useRequestedState(state);
  const url = productListUrl(requested);
  const displayedUrl = productListUrl(state);
  const formUrl = useRef(displayedUrl);
  /** URLs that the form has navigated to and that are not displayed yet. */
  const pendingUrls = useRef(new Set<string>());
  const [query, setQuery] = useState(state.q);
  const navigate = useNavigate();

  /** Reads the form; category links have its search before it is applied. */
  const readForm = (): ProductListQueryState => {
    if (!form.current) return requested;
    const entered = readListState(requested.category, new FormData(form.current));
    setQuery(entered.q);
    return entered;
  };
  const applyForm = (replace: boolean) => {
    clearTimeout(timer.current);
    const nextUrl = productListUrl(readForm());
    if (nextUrl === formUrl.current) return;
    formUrl.current = nextUrl;
    pendingUrls.current.add(nextUrl);
    void navigate(nextUrl, { replace });
  };
  const applyDebounced = () => {
    clearTimeout(timer.current);
    readForm();
    timer.current = setTimeout(applyForm, TYPING_DEBOUNCE_MS, true);
  };

  useEffect(() => {
    // a slow list may be displayed after the next one was requested: it must not overwrite later input
    const isOwn = pendingUrls.current.has(url);
    if (formUrl.current === displayedUrl) pendingUrls.current.clear();
    if (isOwn || formUrl.current === url || !form.current) return;
    pendingUrls.current.clear();
    formUrl.current = url;
    clearTimeout(timer.current);
    fillForm(form.current, requested);
    setQuery(requested.q);
  }, [url, displayedUrl, requested]);

  // the search would replace the navigation to that page; a category link has the entered letters
  useLinkToOtherPage(() => clearTimeout(timer.current));

  const applyInitialInput = useEffectEvent(() => applyForm(true));
  useEffect(() => {
    // applies input from before hydration; after the first effect, which would overwrite it
    applyInitialInput();
    return () => clearTimeout(timer.current);
  }, []);

  return { form, requested: withSearch(requested, query), apply: () => applyForm(false), applyDebounced };
};

const fillForm = (form: HTMLFormElement, { q, sort, isNew, isOnSale, values }: ProductListQueryState) => {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) {
      field.value = sort === defaultSortOf(q) ? '' : sort;
      // while a search loads, the select has the options of a list without search: sorted by name is its default
      if (field.selectedIndex === -1) field.selectedIndex = 0;
    }
    if (!(field instanceof HTMLInputElement)) continue;
    if (field.name === 'q') field.value = q;
    if (field.name === 'new') field.checked = isNew;
    if (field.name === 'sale') field.checked = isOnSale;
    const filter = filterNames.find((name) => name === field.name);
    if (filter !== undefined) field.checked = values[filter].some((value) => value === field.value);
  }
};
