import { useEffect, useState } from 'react';
import { tabStorage } from '../../device/storage.ts';
import { type Draft, saveDraft } from './draft.ts';

/** What is filled in, kept in this tab at every change, with the code that is wanted (decision 17). */
export function useDraft(initial: Draft, promoCode: string | null) {
  const [draft, setDraft] = useState(initial);
  const keep = (changed: Partial<Draft>): Draft => {
    const next = { ...draft, ...changed };
    setDraft(next);
    saveDraft(tabStorage, next);
    return next;
  };
  useEffect(() => {
    setDraft((before) => {
      const next = { ...before, promoCode };
      saveDraft(tabStorage, next);
      return next;
    });
  }, [promoCode]);
  return { draft, keep };
}
