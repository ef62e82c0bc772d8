import { randomUUID } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { CaptchaSettings } from '#features/auth/server/accounts/settings.ts';

/** Behaviour: accepts at once, after a click, or never; `away`: the script fails to load. */
type Behavior = 'trusting' | 'asking' | 'refusing' | 'away';

/** A local captcha provider: its script, its frame, and the verification of tokens. */
export type CaptchaProvider = {
  readonly settings: CaptchaSettings;
  readonly behave: (mood: Behavior) => void;
  /** Tokens that were verified successfully. */
  readonly accepted: readonly string[];
  /** Number of requests for the script. */
  readonly loads: () => number;
  readonly close: () => Promise<void>;
};

export const openCaptchaProvider = async (provider: CaptchaSettings['provider']): Promise<CaptchaProvider> => {
  const secret = randomUUID();
  const siteKey = randomUUID();
  const unused = new Set<string>();
  const accepted: string[] = [];
  let mood: Behavior = 'trusting';
  let loads = 0;
  const handlers: Readonly<Record<string, (response: ServerResponse, query: URLSearchParams) => void>> = {
    '/api.js': (response, query) => {
      loads += 1;
      if (mood === 'away') return response.writeHead(503).end();
      response.writeHead(200, { 'content-type': 'text/javascript' });
      response.end(`(${String(script)})(${JSON.stringify({ provider, origin, onload: query.get('onload') })});`);
    },
    '/frame': (response, query) => {
      const isKnown = query.get('sitekey') === siteKey && mood !== 'refusing';
      const token = isKnown ? randomUUID() : null;
      if (token) unused.add(token);
      const tokenScript = `parent.postMessage({ token: ${JSON.stringify(token)} }, '*')`;
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end(
        mood === 'asking'
          ? `<button onclick="${tokenScript.replaceAll('"', '&quot;')}">human</button>`
          : `<script>${tokenScript}</script>`,
      );
    },
    '/siteverify': (response, query) => {
      const token = query.get('response') ?? '';
      const success = query.get('secret') === secret && unused.delete(token);
      if (success) accepted.push(token);
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ success, 'error-codes': success ? [] : ['invalid-input-response'] }));
    },
  };
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', origin);
    const query = request.method === 'POST' ? new URLSearchParams(await text(request)) : searchParams;
    const handler = handlers[pathname];
    if (handler) handler(response, query);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: { provider, secret, siteKey, scriptUrl: `${origin}/api.js`, verifyUrl: `${origin}/siteverify` },
    behave: (next) => {
      mood = next;
    },
    accepted,
    loads: () => loads,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** The documented part of the providers' scripts: hCaptcha waits for `execute`, Turnstile starts on render. */
const script = ({ provider, origin, onload }: { provider: string; origin: string; onload: string }): void => {
  const widgets = new Map<string, { begin: () => void; end: () => void }>();
  const render = (container: HTMLElement, inputs: Record<string, unknown>): string => {
    const id = String(widgets.size);
    const frame = document.createElement('iframe');
    frame.src = `${origin}/frame?sitekey=${String(inputs['sitekey'])}`;
    frame.title = 'captcha';
    const call = (name: string, ...args: string[]) => (inputs[name] as (...args: string[]) => void)(...args);
    const handleError = ({ source, data }: MessageEvent) => {
      if (source !== frame.contentWindow) return;
      if (data.token) call('callback', data.token);
      else call('error-callback', '300010');
    };
    addEventListener('message', handleError);
    widgets.set(id, {
      begin: () => container.append(frame),
      end: () => {
        removeEventListener('message', handleError);
        frame.remove();
      },
    });
    if (provider === 'turnstile') widgets.get(id)?.begin();
    return id;
  };
  const api = {
    render,
    remove: (id: string) => widgets.get(id)?.end(),
    execute: (id: string) => widgets.get(id)?.begin(),
  };
  Reflect.set(window, provider, api);
  Reflect.get(window, onload)();
};
