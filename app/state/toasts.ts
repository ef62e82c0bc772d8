/** Something the shop says beside what the visitor is doing; `alarm` interrupts a screen reader, `calm` waits. */
export interface Notice {
  readonly title: string;
  readonly text?: string | undefined;
  readonly tone?: 'calm' | 'alarm';
  readonly action?: { readonly label: string; readonly run: () => void };
  /** A notice goes when its page is left, unless it is meant for the next, or speaks of what every page shows (decision 165). */
  readonly goesAlong?: boolean;
  /** What it speaks of, such as the saved addresses. A newer notice about the same takes its place. */
  readonly about?: string;
  /** Whether what it says still holds; asked at every `recheckNotices()`, and it goes when it does not. */
  readonly isTrue?: () => boolean;
}

export interface ShownToast extends Notice {
  readonly id: number;
  /** The page it was told on. */
  readonly at: string | undefined;
}

/** More than this at a time would be a wall. */
const MOST_SHOWN = 3;

let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * Shows a notice; the oldest of more than three goes, and one that says the same or speaks of the same. Good news takes
 * the alarms before it away: what went wrong has gone right since. What has become untrue meanwhile is not said.
 */
export function notify(notice: Notice): void {
  lastId += 1;
  const isGood = notice.tone !== 'alarm';
  const others = shown.filter(
    ({ title, text, tone, about }) =>
      (title !== notice.title || text !== notice.text) &&
      (about === undefined || about !== notice.about) &&
      !(isGood && tone === 'alarm'),
  );
  const at = globalThis.location && pageOf(location);
  show([...others, { ...notice, id: lastId, at }].filter(isStillTrue).slice(-MOST_SHOWN));
}

/** Takes a notice away; one that is gone already stays gone. */
export const dismissNotice = (id: number): void => keepShown((notice) => notice.id !== id);

/** Takes the alarms of this page away: what went wrong is tried again. */
export const dismissAlarms = (): void => keepShown(({ tone, goesAlong }) => tone !== 'alarm' || goesAlong === true);

/** Takes away what no longer holds. Called by what changes something that notices speak of. */
export const recheckNotices = (): void => keepShown(isStillTrue);

/**
 * Takes away what was told on other pages than this one. What is told while a page is arriving is told of that page: its
 * address is there before the page is.
 */
export const dismissLeft = (page: string): void =>
  keepShown(({ goesAlong, at }) => goesAlong || at === page || at === pageOf(location));

export const shownToasts = (): readonly ShownToast[] => shown;

export const onNotices = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What of an address makes it a page of its own to its reader: the path, and which tab or step of it is open. */
export const pageOf = ({ pathname, search }: { readonly pathname: string; readonly search: string }): string => {
  const query = new URLSearchParams(search);
  return [pathname, query.get('tab'), query.get('mode')].join(' ');
};

const isStillTrue = ({ isTrue }: Notice): boolean => isTrue?.() ?? true;

function keepShown(isKept: (notice: ShownToast) => boolean): void {
  const kept = shown.filter(isKept);
  if (kept.length < shown.length) show(kept);
}

function show(notices: readonly ShownToast[]): void {
  shown = notices;
  for (const listener of listeners) listener();
}
