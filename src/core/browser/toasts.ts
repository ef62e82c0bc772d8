/** A notice; `error` interrupts a screen reader, `calm` waits. */
export interface Notice {
  readonly title: string;
  readonly text?: string | undefined;
  readonly tone?: 'calm' | 'error';
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Keeps the notice after navigation: it concerns the next page, or something every page shows (decision 165). */
  readonly persistsOnNavigation?: boolean;
  /** Subject, such as the saved addresses. A newer notice about the same subject replaces this one. */
  readonly about?: string;
  /** Whether the text is still true; `recheckNotices()` evaluates it and removes an outdated toast. */
  readonly isTrue?: () => boolean;
}

export interface VisibleToast extends Notice {
  readonly id: number;
  /** Page of the toast. */
  readonly at: string | undefined;
}

/** Maximum number of visible notices. */
const MAX_LISTED = 3;

let visibleToasts: readonly VisibleToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * Shows a notice; removes the oldest of more than three, and any with the same text or subject. A calm notice removes earlier
 * error notices, because the failed action has succeeded since. Skips a notice that is already untrue.
 */
export function notify(notice: Notice): void {
  lastId += 1;
  const isCalm = notice.tone !== 'error';
  const others = visibleToasts.filter(
    ({ title, text, tone, about }) =>
      (title !== notice.title || text !== notice.text) &&
      (about === undefined || about !== notice.about) &&
      !(isCalm && tone === 'error'),
  );
  const at = globalThis.location && pageOf(location);
  show([...others, { ...notice, id: lastId, at }].filter(isStillTrue).slice(-MAX_LISTED));
}

/** Removes a notice; does nothing if it is already gone. */
export const dismissNotice = (id: number): void => filterToasts((notice) => notice.id !== id);

/** Removes the error notices of this page, because the action is retried. */
export const dismissErrors = (): void =>
  filterToasts(({ tone, persistsOnNavigation }) => tone !== 'error' || persistsOnNavigation === true);

/** Removes notices that are no longer true. Call it after a change of the subject of a notice. */
export const recheckNotices = (): void => filterToasts(isStillTrue);

/**
 * Removes the notices of all pages but this one. Notices during navigation belong to the next page, because the URL changes
 * before the page.
 */
export const dismissOtherPages = (page: string): void =>
  filterToasts(({ persistsOnNavigation, at }) => persistsOnNavigation || at === page || at === pageOf(location));

export const getToasts = (): readonly VisibleToast[] => visibleToasts;

export const onNotices = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Identity of a page for the user: the path, and the open tab or step. */
export const pageOf = ({ pathname, search }: { readonly pathname: string; readonly search: string }): string => {
  const query = new URLSearchParams(search);
  return [pathname, query.get('tab'), query.get('mode')].join(' ');
};

const isStillTrue = ({ isTrue }: Notice): boolean => isTrue?.() ?? true;

function filterToasts(predicate: (notice: VisibleToast) => boolean): void {
  const remaining = visibleToasts.filter(predicate);
  if (remaining.length < visibleToasts.length) show(remaining);
}

function show(notices: readonly VisibleToast[]): void {
  visibleToasts = notices;
  for (const listener of listeners) listener();
}
