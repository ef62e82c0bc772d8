import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { filterNames } from '../product-filters.ts';
import { defaultSortOf } from '../sort.ts';
import { type ProductListQueryState, productListUrl, readListState } from './product-list-query-state.ts';

/** Debounce of typing, in milliseconds. */
const TYPING_DEBOUNCE_MS = 250;

interface LiveFilters {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Applies the form at once. */
  readonly follow: () => void;
  /** Applies the form after the debounce; all typing is one history entry. */
  readonly followTyping: () => void;
}

/**
 * Synchronizes form and URL: input in the form updates the URL, and other changes of the URL (removed filter, back navigation)
 * update the form. The fields keep focus.
 */
export const useLiveFilters = (state: ProductListQueryState): LiveFilters => {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const address = productListUrl(state);
  const requestedAddress = useRef(address);
  /** What the form has asked for and is not shown yet. */
  const onTheWay = useRef(new Set<string>());
  const navigate = useNavigate();
  const { location: next } = useNavigation();

  const go = (replace: boolean) => {
    clearTimeout(timer.current);
    if (!form.current) return;
    const next = productListUrl(readListState(state.category, new FormData(form.current)));
    if (next === requestedAddress.current) return;
    requestedAddress.current = next;
    onTheWay.current.add(next);
    void navigate(next, { replace });
  };
  const followTyping = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(go, TYPING_DEBOUNCE_MS, true);
  };

  useEffect(() => {
    // a slow list may still be shown after the next one was asked for: it must not take back what was typed since
    const isOwn = onTheWay.current.has(address);
    if (requestedAddress.current === address) onTheWay.current.clear();
    if (isOwn || requestedAddress.current === address || !form.current) return;
    onTheWay.current.clear();
    requestedAddress.current = address;
    clearTimeout(timer.current);
    showIn(form.current, state);
  }, [address, state]);

  useEffect(() => {
    // a link that is followed replaces the input that is not applied yet
    if (next && next.pathname + next.search !== requestedAddress.current) clearTimeout(timer.current);
  }, [next]);

  const comeToLife = useEffectEvent(() => go(true));
  useEffect(() => {
    // applies input that was typed before hydration; after the effect above, which would take it back
    comeToLife();
    return () => clearTimeout(timer.current);
  }, []);

  return { form, follow: () => go(false), followTyping };
};

const showIn = (form: HTMLFormElement, { q, sort, isNew, isOnSale, values }: ProductListQueryState) => {
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
