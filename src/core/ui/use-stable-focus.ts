import { useEffect, useRef } from 'react';

/** Focuses the list when a card is removed, because the card may have had the focus. */
export const useStableFocus = (length: number) => {
  const container = useRef<HTMLDivElement>(null);
  const before = useRef(length);
  useEffect(() => {
    if (length < before.current && document.activeElement === document.body) container.current?.focus();
    before.current = length;
  }, [length]);
  return container;
};
