import { useEffect, useRef } from 'react';

/** A card that goes takes the keyboard's place with it; then the list itself is the next best. */
export const useStableFocus = (length: number) => {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(length);
  useEffect(() => {
    if (length < before.current && document.activeElement === document.body) place.current?.focus();
    before.current = length;
  }, [length]);
  return place;
};
