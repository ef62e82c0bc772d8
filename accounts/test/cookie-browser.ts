/** What a browser keeps of cookies for this one server, and brings with each of its requests. */
export type Browser = typeof fetch;

/** A browser of its own: `fetch` that keeps cookies. */
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
