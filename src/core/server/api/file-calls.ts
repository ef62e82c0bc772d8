import type { FileQueue } from '#core/api/access.ts';
import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError } from '#core/errors/app-error.ts';
import { RETRY_AFTER_SECONDS } from '#core/forms/limits.ts';
import { requireAccess, requireCaller } from './access.ts';
import type { Endpoint } from './openapi.ts';
import type { ApiContext } from './request-context.ts';

/** A file call and its account. */
type FileCall = { readonly queue: FileQueue; readonly userId: string };

/** Returns the file call of a request; null for other endpoints, and for a caller without access, who only gets an error. */
export const findFileCall = async (endpoint: Endpoint | undefined, context: ApiContext): Promise<FileCall | null> => {
  if (endpoint?.queue === undefined) return null;
  try {
    await requireAccess(endpoint, context);
    return { queue: endpoint.queue, userId: (await requireCaller(context)).userId };
  } catch {
    return null;
  }
};

/** Concurrent file calls of one process by queue, per account and in total. Each has its file in memory: one of the staff up to 25 MiB. */
const MAX_FILE_CALLS = {
  proofs: { perAccount: 1, total: 32 },
  files: { perAccount: 4, total: 8 },
} as const;

/**
 * Counts the file calls of this process, before their bodies are read. `begin` returns the function that ends a call,
 * or throws TOO_MANY_REQUESTS `{ seconds }` above the limit per account and UNAVAILABLE above the total.
 */
export const createFileCallCounter = () => {
  const accounts = { proofs: new Map<string, number>(), files: new Map<string, number>() };
  return {
    begin({ queue, userId }: FileCall): () => void {
      const running = accounts[queue];
      const own = running.get(userId) ?? 0;
      const { perAccount, total } = MAX_FILE_CALLS[queue];
      if (own >= perAccount) throw new AppError(apiErrors, 'TOO_MANY_REQUESTS', { seconds: RETRY_AFTER_SECONDS });
      if ([...running.values()].reduce((sum, count) => sum + count, 0) >= total) {
        throw new AppError(apiErrors, 'UNAVAILABLE', { seconds: RETRY_AFTER_SECONDS });
      }
      running.set(userId, own + 1);
      return () => {
        const remaining = (running.get(userId) ?? 1) - 1;
        if (remaining > 0) running.set(userId, remaining);
        else running.delete(userId);
      };
    },
  };
};
