/** Debounce of typing, in milliseconds. */
const TYPING_RESTS_AFTER = 150;

/** Texts whose answers are kept in memory, at most. */
const MAX_ENTRIES = 100;

/** How long no text is asked for after a failure, in milliseconds. */
const RESTS_AFTER_FAILURE = 5_000;

interface SuggestionRequests<Answer> {
  /** Asks the server. */
  readonly ask: (text: string) => Promise<Answer>;
  /** Called with the answer to the latest text; until it is there, the former answer stays. */
  readonly onAnswer: (answer: Answer) => void;
  /** Called when waiting for an answer to the latest text begins and ends. */
  readonly onWaiting: (isWaiting: boolean) => void;
}

/**
 * Requests suggestions for what is typed: when typing rests, one request at a time, and never twice for the same text. A text that
 * is typed meanwhile is asked for after the answer, so that a slow line is not filled; an answer to a former text is kept, but not
 * shown. After a failure it rests.
 */
export const createSuggestionRequests = <Answer>({ ask, onAnswer, onWaiting }: SuggestionRequests<Answer>) => {
  const kept = new Map<string, Answer>();
  let wanted = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let restsUntil = 0;

  const show = (): boolean => {
    const answer = kept.get(wanted);
    if (answer === undefined) return false;
    onWaiting(false);
    onAnswer(answer);
    return true;
  };

  const request = async () => {
    if (isAsking || wanted === '' || kept.has(wanted) || Date.now() < restsUntil) return;
    const text = wanted;
    isAsking = true;
    onWaiting(true);
    try {
      kept.set(text, await ask(text));
      const [oldest] = kept.keys();
      if (kept.size > MAX_ENTRIES && oldest !== undefined) kept.delete(oldest);
    } catch {
      restsUntil = Date.now() + RESTS_AFTER_FAILURE;
    }
    isAsking = false;
    if (wanted !== text) await request();
    else if (!show()) onWaiting(false);
  };

  return {
    /** Wants suggestions for this text; an empty one wants none. */
    want: (text: string): void => {
      if (text === wanted) return;
      clearTimeout(timer);
      wanted = text;
      if (text === '') onWaiting(false);
      else if (!show()) timer = setTimeout(request, TYPING_RESTS_AFTER);
    },
  };
};
