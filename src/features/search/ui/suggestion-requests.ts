/** Debounce of typing, in milliseconds. */
const TYPING_DEBOUNCE_MS = 150;

/** Maximum number of cached results. */
const MAX_ENTRIES = 100;

/** Minimum time between a failure and the next request, in milliseconds. */
const RETRY_DELAY_MS = 5_000;

interface SuggestionRequests<Result> {
  /** Sends the request. */
  readonly load: (text: string) => Promise<Result>;
  /** Called with the result for the latest text; until then the previous result remains. */
  readonly onResult: (result: Result) => void;
  /** Called when waiting for the result of the latest text starts and ends. */
  readonly onWaiting: (isWaiting: boolean) => void;
}

/**
 * Requests suggestions for the input: debounced, one request at a time, and never twice for the same text. Text entered during a
 * request is sent after its response, so that requests do not pile up on a slow connection. The result for an earlier text is cached
 * but not displayed. After a failure, requests pause for RETRY_DELAY_MS.
 */
export const createSuggestionRequests = <Result>({ load, onResult, onWaiting }: SuggestionRequests<Result>) => {
  const cache = new Map<string, Result>();
  let latestText = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLoading = false;
  let retryAt = 0;

  const publish = (): boolean => {
    const result = cache.get(latestText);
    if (result === undefined) return false;
    onWaiting(false);
    onResult(result);
    return true;
  };

  const send = async () => {
    if (isLoading || latestText === '' || cache.has(latestText) || Date.now() < retryAt) return;
    const text = latestText;
    isLoading = true;
    onWaiting(true);
    try {
      cache.set(text, await load(text));
      const [oldest] = cache.keys();
      if (cache.size > MAX_ENTRIES && oldest !== undefined) cache.delete(oldest);
    } catch {
      retryAt = Date.now() + RETRY_DELAY_MS;
    }
    isLoading = false;
    if (latestText !== text) await send();
    else if (!publish()) onWaiting(false);
  };

  return {
    /** Requests suggestions for this text after the debounce; none for an empty text. */
    request: (text: string): void => {
      if (text === latestText) return;
      clearTimeout(timer);
      latestText = text;
      if (text === '') onWaiting(false);
      else if (!publish()) timer = setTimeout(send, TYPING_DEBOUNCE_MS);
    },
  };
};
