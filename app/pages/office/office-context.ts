import { createContext, use } from 'react';

interface OfficeTools {
  /** Says what the shop answered when something failed, and leads away whoever may not be here. */
  readonly fail: (error: unknown) => void;
  /** Counts anew what waits: something of it was done. */
  readonly lookAgain: () => void;
}

export const OfficeContext = createContext<OfficeTools | null>(null);

/** What every part of the office works with. */
export const useOffice = (): OfficeTools => {
  const tools = use(OfficeContext);
  if (!tools) throw new Error('This stands outside the office.');
  return tools;
};
