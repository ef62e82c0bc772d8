import type { ContractRouterClient } from '@orpc/contract';
import { createContext, data } from 'react-router';
import type { Contracts } from '#core/api/contracts.ts';
import type { Language } from '#core/i18n/language.ts';
import type { PublicSettings, ShopSettings } from '#core/settings/settings.ts';

const statusOf = (error: unknown): number | null => {
  if (!(error instanceof Error) || !('status' in error) || !('code' in error)) return null;
  return typeof error.status === 'number' ? error.status : null;
};

/**
 * Awaits an API call inside a page loader. Maps API errors to the page of their status (404 for 400 and 404, 503 for an
 * unavailable database); rethrows any other error for the error page.
 */
export const callShop = async <Answer>(call: Promise<Answer>): Promise<Answer> => {
  try {
    return await call;
  } catch (error) {
    const status = statusOf(error);
    if (status === 400 || status === 404) throw data(null, { status: 404 });
    if (status === 503) throw data(null, { status: 503 });
    throw error;
  }
};

/** In-process client of the shop API for page loaders; anonymous. */
type InProcessClient = ContractRouterClient<Contracts['shop']>;

/** Input of server rendering. It holds no user data, because public pages are the same for all visitors. */
export interface RenderContext {
  readonly language: Language;
  readonly settings: PublicSettings;
  /** The settings that the page passes to the browser. */
  readonly pageSettings: PublicSettings;
  /** Store details, which only some pages show. */
  readonly facts: ShopSettings['facts'];
  readonly publicUrl: string;
  /** URL of the script with the messages of this language, for preloading. */
  readonly textsChunk: string | null;
  /** URL of the script with React and the router, which runs before the scripts that need it. */
  readonly vendorChunk: string | null;
  readonly shop: InProcessClient;
  /** Logs a rendering error. */
  readonly logError: (error: unknown) => void;
}

export const renderContext = createContext<RenderContext>();
