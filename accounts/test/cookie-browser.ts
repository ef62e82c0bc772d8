/** A `fetch` with a cookie jar for one server. */
export type Browser = typeof fetch;

/** Creates a `fetch` with its own cookie jar. */
export const createCookieBrowser = (): Browser => {
  const kept = new Map<string, string>();
  return async (input, init) => {
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    if (kept.size > 0) headers.set('cookie', [...kept].map(([name, value]) => `${name}=${value}`).join('; '));
    const answer = await fetch(input, { ...init, headers });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      kept.set(name, value);
    }
    return answer;
  };
};
