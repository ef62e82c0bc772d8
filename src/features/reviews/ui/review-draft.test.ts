import { expect, test } from 'vitest';
import { failSafeStorage } from '#core/browser/storage.ts';
import { EMPTY_REVIEW, readReviewDraft, saveReviewDraft } from './review-draft.ts';

const createStorage = (stored: Record<string, string> = {}) => {
  const entries = new Map(Object.entries(stored));
  const storage = failSafeStorage(() => ({
    length: 0,
    clear: () => entries.clear(),
    key: () => null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, text) => void entries.set(key, text),
    removeItem: (key) => void entries.delete(key),
  }));
  return { storage, entries };
};

test('restores a draft for its own product only', () => {
  const { storage } = createStorage();
  const draft = { rating: 3, comment: 'خفيف وجميل', isHeldBack: true };
  saveReviewDraft(storage, 'cup-tea-01', draft);
  expect(readReviewDraft(storage, 'cup-tea-01')).toEqual(draft);
  expect(readReviewDraft(storage, 'cup-tea-02')).toEqual(EMPTY_REVIEW);
});

test('removes the draft of a blank review', () => {
  const { storage, entries } = createStorage();
  saveReviewDraft(storage, 'cup-tea-01', { rating: 3, comment: '', isHeldBack: false });
  saveReviewDraft(storage, 'cup-tea-01', EMPTY_REVIEW);
  expect(entries.size).toBe(0);
});

test.each(['{', 'null', '[]', '7', '{"rating":6,"comment":7,"isHeldBack":"yes"}', '{"rating":"4"}'])(
  'reads a broken draft as blank: %s',
  (text) => {
    const { storage } = createStorage({ 'lazaward-review-cup-tea-01': text });
    expect(readReviewDraft(storage, 'cup-tea-01')).toEqual(EMPTY_REVIEW);
  },
);
