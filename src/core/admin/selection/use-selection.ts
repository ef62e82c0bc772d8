import { useState } from 'react';
import { parseJson } from '#core/browser/storage.ts';
import type { UserKey } from '#core/browser/stored-keys.ts';
import { userSessionStore } from '#core/browser/user-storage.ts';

/** Ids of selected items in selection order; the selection survives paging, filtering and a reload of the page. */
export interface Selection {
  readonly ids: readonly string[];
  readonly has: (id: string) => boolean;
  readonly toggle: (ids: readonly string[], isSelected: boolean) => void;
  readonly clear: () => void;
  /** Whether the selection has the maximum number of items. */
  readonly isFull: boolean;
  readonly max: number;
}

/** Returns the selection of a list, which is stored in the tab under `name` and limited to `max` items. */
export const useSelection = (name: string, max: number): Selection => {
  const key: UserKey = `lazaward-selection-${name}`;
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => readIds(key));
  const change = (toIds: (current: ReadonlySet<string>) => ReadonlySet<string>) =>
    setSelected((current) => {
      const next = toIds(current);
      if (next.size === 0) userSessionStore.remove(key);
      else userSessionStore.write(key, JSON.stringify([...next]));
      return next;
    });
  return {
    ids: [...selected],
    has: (id) => selected.has(id),
    toggle: (ids, isSelected) =>
      change((current) =>
        isSelected ? new Set([...new Set([...current, ...ids])].slice(0, max)) : withoutIds(current, ids),
      ),
    clear: () => change(() => new Set()),
    isFull: selected.size >= max,
    max,
  };
};

const withoutIds = (current: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> => {
  const removed = new Set(ids);
  return new Set([...current].filter((id) => !removed.has(id)));
};

const readIds = (key: UserKey): ReadonlySet<string> => {
  const stored = parseJson(userSessionStore.read(key));
  return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []);
};
