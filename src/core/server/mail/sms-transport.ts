import { failureOf, JobFailure } from '#core/server/jobs/wrap-task.ts';
import type { SmsTransport } from './smtp-transport.ts';

const TIMEOUT_MS = 15_000;

export type SmsAdapterSettings = { readonly url: string; readonly token: string };

/**
 * Sends text messages through an HTTP adapter (decision 71): `POST` of `{ to, text, channel }` as JSON with a bearer token and an
 * `Idempotency-Key` per message. 2xx is success, 4xx is never retried, all other responses are.
 */
export const httpSmsTransport =
  ({ url, token }: SmsAdapterSettings): SmsTransport =>
  async ({ key, to, text, channel }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${token}`,
        'Idempotency-Key': key,
      },
      body: JSON.stringify({ to, text, channel }),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw new JobFailure(`text adapter: ${reasonOf(error)}`, { isOutage: true });
    });
    await response.body?.cancel();
    if (response.ok) return;
    const isFinal = response.status >= 400 && response.status < 500;
    throw new JobFailure(`text adapter: ${response.status}`, { isFinal, isOutage: !isFinal });
  };

/** `fetch` has the network error as its cause. */
const reasonOf = (error: unknown): string =>
  failureOf(error instanceof Error && error.cause !== undefined ? error.cause : error).message;
