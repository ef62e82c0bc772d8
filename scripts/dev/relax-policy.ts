import type { ServerResponse } from 'node:http';

/** Relaxes the policy of a page for Vite: its error overlay has a style sheet, and its client a worker. */
export const relaxPolicy = (response: ServerResponse): void => {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((status: number, headers?: Record<string, string>) => {
    const policy = headers?.['Content-Security-Policy'];
    if (policy === undefined) return writeHead(status, headers);
    const relaxed = policy
      .replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'")
      .replace("worker-src 'self'", "worker-src 'self' blob:")
      .replace(/; require-trusted-types-for 'script'; trusted-types [^;]*/, '');
    return writeHead(status, { ...headers, 'Content-Security-Policy': relaxed });
  }) as typeof writeHead;
};
