import type { MiddlewareHandler } from 'hono';
import { AccountsError } from '../accounts-error.ts';

/** Answers 504 `request_timeout` when the answer takes longer (accounts contract, section 0). */
export const withinTime =
  (seconds: number): MiddlewareHandler =>
  async (_context, next) => {
    let timer: NodeJS.Timeout | undefined;
    const alarm = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        reject(
          new AccountsError(504, 'request_timeout', 'Processing this request timed out, please retry after a moment.'),
        );
      }, seconds * 1000);
    });
    try {
      await Promise.race([next(), alarm]);
    } finally {
      clearTimeout(timer);
    }
  };
