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
  /** Files the browser should fetch early: the chunk with the words of this language. */
  readonly wordsChunk: string | null;
  readonly shop: ShopInProcess;
}

export const visitContext = createContext<Visit>();
