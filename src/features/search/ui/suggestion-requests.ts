/** Debounce of typing, in milliseconds. */
const TYPING_DEBOUNCE_MS = 150;

/** Texts whose answers are kept in memory, at most. */
const MAX_ENTRIES = 100;

/** How long no text is asked for after a failure, in milliseconds. */
const RESTS_AFTER_FAILURE = 5_000;

interface SuggestionRequests<Answer> {
  /** Asks the server. */
  readonly load: (text: string) => Promise<Answer>;
  /** Called with the answer to the latest text; until it is there, the former answer stays. */
  readonly onAnswer: (result: Answer) => void;
  /** Called when waiting for an answer to the latest text begins and ends. */
  readonly onWaiting: (isWaiting: boolean) => void;
}

/**
 * Requests suggestions for what is typed: when typing rests, one request at a time, and never twice for the same text. A text that
 * is typed meanwhile is asked for after the answer, so that a slow line is not filled; an answer to a former text is kept, but not
 * shown. After a failure it rests.
 */
export const createSuggestionRequests = <Answer>({ load, onAnswer, onWaiting }: SuggestionRequests<Answer>) => {
  const cache = new Map<string, Answer>();
  let latestText = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let restsUntil = 0;

  const show = (): boolean => {
    const result = cache.get(latestText);
    if (result === undefined) return false;
    onWaiting(false);
    onAnswer(result);
    return true;
  };

  const request = async () => {
    if (isAsking || latestText === '' || cache.has(latestText) || Date.now() < restsUntil) return;
    const text = latestText;
    isAsking = true;
    onWaiting(true);
    try {
      cache.set(text, await load(text));
      const [oldest] = cache.keys();
      if (cache.size > MAX_ENTRIES && oldest !== undefined) cache.delete(oldest);
    } catch {
      restsUntil = Date.now() + RESTS_AFTER_FAILURE;
    }
    isAsking = false;
    if (latestText !== text) await request();
    else if (!show()) onWaiting(false);
  };

  return {
    /** Wants suggestions for this text; an empty one wants none. */
    want: (text: string): void => {
      if (text === latestText) return;
      clearTimeout(timer);
      latestText = text;
      if (text === '') onWaiting(false);
      else if (!show()) timer = setTimeout(request, TYPING_DEBOUNCE_MS);
    },
  };
};
