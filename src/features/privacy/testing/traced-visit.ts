import type { MailServer } from '#tests/support/servers/mail-server.ts';
import type { ServedShop } from '#tests/support/shop/http-shop.ts';
import type { TraceableUser } from './traceable-users.ts';

/** A signed-in customer with an order, about whom the `*.traces.ts` of each feature store data of every kind. */
export interface TracedVisit {
  readonly shop: ServedShop;
  readonly mails: MailServer;
  readonly person: TraceableUser;
  readonly userId: string;
  readonly token: string;
  readonly orderNumber: string;
  /** Calls the shop with the person's device, network and language; `expected` is the first digit of the status. */
  readonly request: ReturnType<typeof requester>;
  readonly query: (sql: string, values?: readonly unknown[]) => Promise<unknown>;
  /** Returns a unique text, which the deletion of the account must remove. */
  readonly mark: (name: string) => string;
}

type RequestOptions = { readonly body?: unknown; readonly method?: string; readonly token?: string };

export type ResponseBody = {
  readonly access_token?: string;
  readonly user?: { readonly id: string };
  readonly data?: { readonly total?: number };
  readonly orderNumber?: string;
};

/** Client with the user's device, network and language. Throws on error responses. */
export const requester = (shop: ServedShop, { language, device, networkAddress }: TraceableUser) => {
  const headers = {
    'user-agent': device,
    'x-forwarded-for': networkAddress,
    'accept-language': language,
    cookie: `language=${language}`,
    'x-supabase-api-version': '2024-01-01',
  };
  return async (path: string, call: RequestOptions = {}, expected = 2): Promise<ResponseBody> => {
    const response = await shop.fetch(path, { ...call, headers });
    const text = await response.text();
    if (Math.floor(response.status / 100) !== expected) throw new Error(`${path}: ${response.status} ${text}`);
    return text.startsWith('{') ? JSON.parse(text) : {};
  };
};
