import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSuggestionRequests } from './suggestion-requests.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Requests whose answers the test gives. */
const start = () => {
  const requests: string[] = [];
  const displayed: string[] = [];
  const waiting: boolean[] = [];
  const pending: PromiseWithResolvers<string>[] = [];
  const { want } = createSuggestionRequests<string>({
    load: (text) => {
      requests.push(text);
      const deferred = Promise.withResolvers<string>();
      pending.push(deferred);
      return deferred.promise;
    },
    onAnswer: (reply) => void displayed.push(reply),
    onWaiting: (isWaiting) => void waiting.push(isWaiting),
  });
  const settle = async (act: (deferred: PromiseWithResolvers<string>) => void) => {
    const next = pending.shift();
    if (!next) throw new Error('nothing is asked');
    act(next);
    await vi.advanceTimersByTimeAsync(0);
  };
  return {
    want,
    asked: requests,
    shown: displayed,
    waiting,
    rest: () => vi.advanceTimersByTimeAsync(150),
    answer: () => settle(({ resolve }) => resolve(`answer ${requests.length}`)),
    fail: () => settle(({ reject }) => reject(new Error('no connection'))),
  };
};

describe('suggestions are requested', () => {
  test('when typing rests, once for all keys', async () => {
    const { want, asked: requests, shown: displayed, rest: pause, answer: resolveNext } = start();
    for (const text of ['l', 'lo', 'lot']) want(text);
    expect(requests).toEqual([]);
    await pause();
    expect(requests).toEqual(['lot']);
    await resolveNext();
    expect(displayed).toEqual(['answer 1']);
  });

  test('one at a time: what was typed meanwhile is asked for after the answer, only the latest text', async () => {
    const { want, asked: requests, shown: displayed, rest: pause, answer: resolveNext } = start();
    for (const text of ['lo', 'lot', 'lotu', 'lotus']) {
      want(text);
      await pause();
    }
    expect(requests).toEqual(['lo']);
    await resolveNext();
    expect(displayed).toEqual([]);
    expect(requests).toEqual(['lo', 'lotus']);
    await resolveNext();
    expect(displayed).toEqual(['answer 2']);
  });

  test('never again for the same text', async () => {
    const { want, asked: requests, shown: displayed, rest: pause, answer: resolveNext } = start();
    want('lotus');
    await pause();
    await resolveNext();
    want('lotu');
    want('lotus');
    await pause();
    expect(requests).toEqual(['lotus']);
    expect(displayed).toEqual(['answer 1', 'answer 1']);
  });

  test('and a late answer never replaces that of the text which is typed now', async () => {
    const { want, shown: displayed, rest: pause, answer: resolveNext } = start();
    want('lotus');
    await pause();
    await resolveNext();
    want('lotus t');
    await pause();
    want('lotus');
    await resolveNext();
    expect(displayed).toEqual(['answer 1', 'answer 1']);
  });

  test('and waiting is told from the request to the answer', async () => {
    const { want, waiting, rest: pause, answer: resolveNext } = start();
    want('lotus');
    expect(waiting).toEqual([]);
    await pause();
    expect(waiting).toEqual([true]);
    await resolveNext();
    expect(waiting.at(-1)).toBe(false);
    want('lotus t');
    await pause();
    want('');
    expect(waiting.at(-1)).toBe(false);
  });

  test('after a failure not for five seconds, and then again', async () => {
    const { want, asked: requests, waiting, rest: pause, fail } = start();
    want('lot');
    await pause();
    await fail();
    expect(waiting.at(-1)).toBe(false);
    want('lotu');
    await pause();
    expect(requests).toEqual(['lot']);
    await vi.advanceTimersByTimeAsync(5_000);
    want('lotus');
    await pause();
    expect(requests).toEqual(['lot', 'lotus']);
  });
});
