import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSuggestionRequests } from './suggestion-requests.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Requests whose answers the test gives. */
const start = () => {
  const asked: string[] = [];
  const shown: string[] = [];
  const waiting: boolean[] = [];
  const pending: PromiseWithResolvers<string>[] = [];
  const { want } = createSuggestionRequests<string>({
    ask: (text) => {
      asked.push(text);
      const answer = Promise.withResolvers<string>();
      pending.push(answer);
      return answer.promise;
    },
    onAnswer: (answer) => void shown.push(answer),
    onWaiting: (isWaiting) => void waiting.push(isWaiting),
  });
  const settle = async (act: (answer: PromiseWithResolvers<string>) => void) => {
    const next = pending.shift();
    if (!next) throw new Error('nothing is asked');
    act(next);
    await vi.advanceTimersByTimeAsync(0);
  };
  return {
    want,
    asked,
    shown,
    waiting,
    rest: () => vi.advanceTimersByTimeAsync(150),
    answer: () => settle(({ resolve }) => resolve(`answer ${asked.length}`)),
    fail: () => settle(({ reject }) => reject(new Error('no connection'))),
  };
};

describe('suggestions are requested', () => {
  test('when typing rests, once for all keys', async () => {
    const { want, asked, shown, rest, answer } = start();
    for (const text of ['l', 'lo', 'lot']) want(text);
    expect(asked).toEqual([]);
    await rest();
    expect(asked).toEqual(['lot']);
    await answer();
    expect(shown).toEqual(['answer 1']);
  });

  test('one at a time: what was typed meanwhile is asked for after the answer, only the latest text', async () => {
    const { want, asked, shown, rest, answer } = start();
    for (const text of ['lo', 'lot', 'lotu', 'lotus']) {
      want(text);
      await rest();
    }
    expect(asked).toEqual(['lo']);
    await answer();
    expect(shown).toEqual([]);
    expect(asked).toEqual(['lo', 'lotus']);
    await answer();
    expect(shown).toEqual(['answer 2']);
  });

  test('never again for the same text', async () => {
    const { want, asked, shown, rest, answer } = start();
    want('lotus');
    await rest();
    await answer();
    want('lotu');
    want('lotus');
    await rest();
    expect(asked).toEqual(['lotus']);
    expect(shown).toEqual(['answer 1', 'answer 1']);
  });

  test('and a late answer never replaces that of the text which is typed now', async () => {
    const { want, shown, rest, answer } = start();
    want('lotus');
    await rest();
    await answer();
    want('lotus t');
    await rest();
    want('lotus');
    await answer();
    expect(shown).toEqual(['answer 1', 'answer 1']);
  });

  test('and waiting is told from the request to the answer', async () => {
    const { want, waiting, rest, answer } = start();
    want('lotus');
    expect(waiting).toEqual([]);
    await rest();
    expect(waiting).toEqual([true]);
    await answer();
    expect(waiting.at(-1)).toBe(false);
    want('lotus t');
    await rest();
    want('');
    expect(waiting.at(-1)).toBe(false);
  });

  test('after a failure not for five seconds, and then again', async () => {
    const { want, asked, waiting, rest, fail } = start();
    want('lot');
    await rest();
    await fail();
    expect(waiting.at(-1)).toBe(false);
    want('lotu');
    await rest();
    expect(asked).toEqual(['lot']);
    await vi.advanceTimersByTimeAsync(5_000);
    want('lotus');
    await rest();
    expect(asked).toEqual(['lot', 'lotus']);
  });
});
