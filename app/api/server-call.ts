import type { ContractRouterClient } from '@orpc/contract';
import { createContext, data } from 'react-router';
import type { ShopContract } from '../../contract/index.ts';
import type { Language } from '../../domain/language.ts';

const statusOf = (error: unknown): number | null => {
  if (!(error instanceof Error) || !('status' in error) || !('code' in error)) return null;
  return typeof error.status === 'number' ? error.status : null;
};

/**
 * Waits for an answer of the shop inside a page loader. A refusal becomes the page of its status (404 unknown,
 * 503 database away); anything unexpected goes on to the failure page.
 */
export const callShop = async <Answer>(asking: Promise<Answer>): Promise<Answer> => {
  try {
    return await asking;
  } catch (error) {
    const status = statusOf(error);
    if (status === 400 || status === 404) throw data(null, { status: 404 });
    if (status === 503) throw data(null, { status: 503 });
    throw error;
  }
};

/** The shop's API as a page loader calls it: in the same process, with nobody signed in. */
type InProcessClient = ContractRouterClient<ShopContract>;

/** What the server knows when a page is asked for. It never says who is asking: public pages are everybody's. */
export interface RenderContext {
  readonly language: Language;
  readonly publicUrl: string;
  /** The script with the words of this language, for the browser to fetch early. */
  readonly wordsChunk: string | null;
  /** The script with React and the router, for the browser to run before all that needs it. */
  readonly vendorChunk: string | null;
  readonly shop: InProcessClient;
}

export const renderContext = createContext<RenderContext>();
