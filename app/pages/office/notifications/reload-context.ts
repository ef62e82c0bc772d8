import { createContext } from 'react';

/** Asks for the list anew: something of it was done. */
export const ReloadContext = createContext<() => void>(() => undefined);
