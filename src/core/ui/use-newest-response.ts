import { useCallback, useEffect, useRef, useState } from 'react';

/** Data of the newest response, null before the first, and the error of the newest request, null without one. */
interface NewestResponse<Data> {
  readonly data: Data | null;
  readonly error: unknown;
  /** Repeats the request; the data stays until the response. */
  readonly reload: () => Promise<void>;
  /** Replaces the data, as by the response to a change. */
  readonly replace: (data: Data) => void;
}

/**
 * Requests data on mount and when the key changes. Drops a response after a newer request or `replace`, because its data may be
 * older than the current data.
 */
export function useNewestResponse<Data>(
  key: string,
  request: () => Promise<Data>,
  onError?: (error: unknown) => void,
): NewestResponse<Data> {
  const [state, setState] = useState<{ readonly data: Data | null; readonly error: unknown }>({
    data: null,
    error: null,
  });
  const callbacks = useRef({ request, onError });
  callbacks.current = { request, onError };
  /** Newest request; null after a replacement. */
  const newest = useRef<symbol | null>(null);

  const replace = useCallback((data: Data) => {
    newest.current = null;
    setState({ data, error: null });
  }, []);
  const reload = useCallback(async () => {
    const id = Symbol(key);
    newest.current = id;
    setState(({ data }) => ({ data, error: null }));
    try {
      const data = await callbacks.current.request();
      if (newest.current === id) replace(data);
    } catch (error) {
      if (newest.current !== id) return;
      setState(({ data }) => ({ data, error }));
      callbacks.current.onError?.(error);
    }
  }, [key, replace]);
  useEffect(() => {
    void reload();
    return () => {
      newest.current = null;
    };
  }, [reload]);
  return { ...state, reload, replace };
}
