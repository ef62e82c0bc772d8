import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSuggestionRequests } from './suggestion-requests.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Creates requests that the test resolves or rejects. */
const createRequests = () => {
  const sent: string[] = [];
  const displayed: string[] = [];
  const waiting: boolean[] = [];
  const pending: PromiseWithResolvers<string>[] = [];
  const { request } = createSuggestionRequests<string>({
    load: (text) => {
      sent.push(text);
      const deferred = Promise.withResolvers<string>();
      pending.push(deferred);
      return deferred.promise;
    },
    onResult: (result) => void displayed.push(result),
    onWaiting: (isWaiting) => void waiting.push(isWaiting),
  });
  const settle = async (act: (deferred: PromiseWithResolvers<string>) => void) => {
    const next = pending.shift();
    if (!next) throw new Error('no request is pending');
    act(next);
    await vi.advanceTimersByTimeAsync(0);
  };
  return {
    request,
    sent,
    displayed,
    waiting,
    pause: () => vi.advanceTimersByTimeAsync(150),
    resolveNext: () => settle(({ resolve }) => resolve(`result ${sent.length}`)),
    rejectNext: () => settle(({ reject }) => reject(new Error('no connection'))),
  };
};

describe('createSuggestionRequests', () => {
  test('sends one request when typing pauses', async () => {
    const { request, sent, displayed, pause, resolveNext } = createRequests();
    for (const text of ['l', 'lo', 'lot']) request(text);
    expect(sent).toEqual([]);
    await pause();
    expect(sent).toEqual(['lot']);
    await resolveNext();
    expect(displayed).toEqual(['result 1']);
  });

  test('sends one request at a time, and only the latest text after a response', async () => {
    const { request, sent, displayed, pause, resolveNext } = createRequests();
    for (const text of ['lo', 'lot', 'lotu', 'lotus']) {
      request(text);
      await pause();
    }
    expect(sent).toEqual(['lo']);
    await resolveNext();
    expect(displayed).toEqual([]);
    expect(sent).toEqual(['lo', 'lotus']);
    await resolveNext();
    expect(displayed).toEqual(['result 2']);
  });

  test('sends each text once', async () => {
    const { request, sent, displayed, pause, resolveNext } = createRequests();
    request('lotus');
    await pause();
    await resolveNext();
    request('lotu');
    request('lotus');
    await pause();
    expect(sent).toEqual(['lotus']);
    expect(displayed).toEqual(['result 1', 'result 1']);
  });

  test('does not replace the result of the current text by a late response', async () => {
    const { request, displayed, pause, resolveNext } = createRequests();
    request('lotus');
    await pause();
    await resolveNext();
    request('lotus t');
    await pause();
    request('lotus');
    await resolveNext();
    expect(displayed).toEqual(['result 1', 'result 1']);
  });

  test('reports waiting from the request to the response', async () => {
    const { request, waiting, pause, resolveNext } = createRequests();
    request('lotus');
    expect(waiting).toEqual([]);
    await pause();
    expect(waiting).toEqual([true]);
    await resolveNext();
    expect(waiting.at(-1)).toBe(false);
    request('lotus t');
    await pause();
    request('');
    expect(waiting.at(-1)).toBe(false);
  });

  test('sends no request for five seconds after a failure', async () => {
    const { request, sent, waiting, pause, rejectNext } = createRequests();
    request('lot');
    await pause();
    await rejectNext();
    expect(waiting.at(-1)).toBe(false);
    request('lotu');
    await pause();
    expect(sent).toEqual(['lot']);
    await vi.advanceTimersByTimeAsync(5_000);
    request('lotus');
    await pause();
    expect(sent).toEqual(['lot', 'lotus']);
  });
});
