import { failureOf, JobFailure } from '../jobs/task-wrapper.ts';
import type { SmsTransport } from './smtp-transport.ts';

const PATIENCE_MS = 15_000;

export type SmsAdapterSettings = { readonly url: string; readonly token: string };

/**
 * Hands text messages to an adapter over HTTP (decision 71): `POST` of the JSON `{ to, text, channel }` with the token
 * as bearer and the message's own `Idempotency-Key`. 2xx is sent, 4xx is never tried again, all else is.
 */
export const httpSmsTransport =
  ({ url, token }: SmsAdapterSettings): SmsTransport =>
  async ({ key, to, text, channel }) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${token}`,
        'Idempotency-Key': key,
      },
      body: JSON.stringify({ to, text, channel }),
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch((error: unknown) => {
      throw new JobFailure(`text adapter: ${reasonOf(error)}`);
    });
    await answer.body?.cancel();
    if (answer.ok) return;
    throw new JobFailure(`text adapter: ${answer.status}`, { isFinal: answer.status >= 400 && answer.status < 500 });
  };

/** `fetch` hides what went wrong in the cause. */
const reasonOf = (error: unknown): string =>
  failureOf(error instanceof Error && error.cause !== undefined ? error.cause : error).message;
