import { createContext, use, useLayoutEffect } from 'react';

/** Adds, changes or removes the chip of a query parameter; does nothing outside a `FilterPanel`. */
export const RegisterChip = createContext<(name: string, text: string | null) => void>(() => undefined);

/** Shows the text of a set filter as a chip of the surrounding `FilterPanel`; null if it is not set. */
export const useFilterChip = (name: string, text: string | null): void => {
  const register = use(RegisterChip);
  // before the first paint, so that the list does not move
  useLayoutEffect(() => {
    if (text === null) return;
    register(name, text);
    return () => register(name, null);
  }, [register, name, text]);
};
