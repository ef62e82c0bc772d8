import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useLinkToOtherPage } from '#core/routing/link-interceptor.tsx';
import { filterNames } from '#features/products/product-filters.ts';
import { defaultSortOf } from '#features/products/sort.ts';
import { type ProductListQueryState, productListUrl, readListState } from './product-list-query-state.ts';

/** Debounce of typing, in milliseconds. */
const TYPING_DEBOUNCE_MS = 250;

interface LiveFilters {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Applies the form immediately. */
  readonly apply: () => void;
  /** Applies the form after the debounce, in one history entry for all typing. */
  readonly applyDebounced: () => void;
}

/**
 * Synchronizes form and URL: input in the form updates the URL, and other changes of the URL (removed filter, back navigation)
 * update the form. The fields keep focus.
 */
export const useLiveFilters = (state: ProductListQueryState): LiveFilters => {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const url = productListUrl(state);
  const requestedUrl = useRef(url);
  /** URLs that the form has navigated to and that are not displayed yet. */
  const pendingUrls = useRef(new Set<string>());
  const navigate = useNavigate();

  const applyForm = (replace: boolean) => {
    clearTimeout(timer.current);
    if (!form.current) return;
    const nextUrl = productListUrl(readListState(state.category, new FormData(form.current)));
    if (nextUrl === requestedUrl.current) return;
    requestedUrl.current = nextUrl;
    pendingUrls.current.add(nextUrl);
    void navigate(nextUrl, { replace });
  };
  const applyDebounced = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(applyForm, TYPING_DEBOUNCE_MS, true);
  };

  useEffect(() => {
    // a slow list may be displayed after the next one was requested: it must not overwrite later input
    const isOwn = pendingUrls.current.has(url);
    if (requestedUrl.current === url) pendingUrls.current.clear();
    if (isOwn || requestedUrl.current === url || !form.current) return;
    pendingUrls.current.clear();
    requestedUrl.current = url;
    clearTimeout(timer.current);
    fillForm(form.current, state);
  }, [url, state]);

  // the search would replace the navigation to that page
  useLinkToOtherPage(() => clearTimeout(timer.current));

  const applyInitialInput = useEffectEvent(() => applyForm(true));
  useEffect(() => {
    // applies input from before hydration; after the first effect, which would overwrite it
    applyInitialInput();
    return () => clearTimeout(timer.current);
  }, []);

  return { form, apply: () => applyForm(false), applyDebounced };
};

const fillForm = (form: HTMLFormElement, { q, sort, isNew, isOnSale, values }: ProductListQueryState) => {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) field.value = sort === defaultSortOf(q) ? '' : sort;
    if (!(field instanceof HTMLInputElement)) continue;
    if (field.name === 'q') field.value = q;
    if (field.name === 'new') field.checked = isNew;
    if (field.name === 'sale') field.checked = isOnSale;
    const filter = filterNames.find((name) => name === field.name);
    if (filter !== undefined) field.checked = values[filter].some((value) => value === field.value);
  }
};
