import type { ContractRouterClient } from '@orpc/contract';
import { createContext } from 'react-router';
import type { ShopContract } from '../../contract/index.ts';
import type { Language } from '../../domain/language.ts';

/** The shop's API as a page loader calls it: in the same process, with nobody signed in. */
export type ShopInProcess = ContractRouterClient<ShopContract>;

/** What the server knows when a page is asked for. It never says who is asking: public pages are everybody's. */
export interface Visit {
  readonly language: Language;
  readonly publicUrl: string;
  /** The script with the words of this language, for the browser to fetch early. */
  readonly wordsChunk: string | null;
  /** The script with React and the router, for the browser to run before all that needs it. */
  readonly vendorChunk: string | null;
  readonly shop: ShopInProcess;
}

export const visitContext = createContext<Visit>();
