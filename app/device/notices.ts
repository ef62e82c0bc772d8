/** Something the shop says beside what the visitor is doing; `alarm` interrupts a screen reader, `calm` waits. */
export interface Notice {
  readonly title: string;
  readonly text?: string | undefined;
  readonly tone?: 'calm' | 'alarm';
  readonly action?: { readonly label: string; readonly run: () => void };
  /** An alarm goes when its page is left, unless it says why: then it goes along. */
  readonly goesAlong?: boolean;
}

export interface ShownNotice extends Notice {
  readonly id: number;
  /** The page it was told on. */
  readonly at: string | undefined;
}

/** More than this at a time would be a wall. */
const MOST_SHOWN = 3;

let shown: readonly ShownNotice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * Shows a notice; the oldest of more than three goes, and one that says the same. Good news takes the alarms before it
 * away: what went wrong has gone right since.
 */
export function notify(notice: Notice): void {
  lastId += 1;
  const isGood = notice.tone !== 'alarm';
  const others = shown.filter(
    ({ title, text, tone }) => (title !== notice.title || text !== notice.text) && !(isGood && tone === 'alarm'),
  );
  show([...others, { ...notice, id: lastId, at: globalThis.location?.pathname }].slice(-MOST_SHOWN));
}

/** Takes a notice away; one that is gone already stays gone. */
export const dismissNotice = (id: number): void => show(shown.filter((notice) => notice.id !== id));

export const shownNotices = (): readonly ShownNotice[] => shown;

export const onNotices = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function show(notices: readonly ShownNotice[]): void {
  shown = notices;
  for (const listener of listeners) listener();
}
