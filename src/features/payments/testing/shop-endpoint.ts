import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { WebhookRequest } from '../server/payment-provider.ts';

/** A server in place of a shop that records the webhooks it receives. */
export type ShopEndpoint = {
  readonly webhookUrl: string;
  readonly returnUrl: string;
  readonly webhooks: readonly WebhookRequest[];
  readonly close: () => Promise<void>;
};

export const openShopEndpoint = async (): Promise<ShopEndpoint> => {
  const webhooks: WebhookRequest[] = [];
  const server = createServer(async (request, response) => {
    const { searchParams: query } = new URL(request.url ?? '/', origin);
    const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const body = new Uint8Array(await buffer(request));
    if (request.method === 'POST') webhooks.push({ body, headers, query, now: new Date() });
    response.writeHead(200).end();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    webhookUrl: `${origin}/payments/webhooks/paymob`,
    returnUrl: `${origin}/payments/return/1`,
    webhooks,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
