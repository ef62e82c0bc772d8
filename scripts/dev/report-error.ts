import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import pg from 'pg';
import type { ErrorPayload, ViteDevServer } from 'vite';

const root = join(import.meta.dirname, '../..');

type Details = ErrorPayload['err'];

/** Prints an error of the server with its source, and displays it on the open pages. */
export const reportError = (vite: ViteDevServer, error: unknown): void => {
  const err = detailsOf(vite, error);
  console.error(textOf(err));
  vite.ws.send({ type: 'error', err });
};

/** The page for a server that does not start; Vite reloads it when the server does. */
export const errorPage = (vite: ViteDevServer, error: unknown): string =>
  `<!doctype html><title>The server does not start</title><script type="module" src="/@vite/client"></script><pre>${escapeHtml(textOf(detailsOf(vite, error)))}</pre>`;

/** Adds the SQL of a failed statement to its error, as `query`. */
export const nameStatementsInErrors = (): void => {
  const { query } = pg.Client.prototype;
  const namedQuery = function (this: pg.Client, ...args: unknown[]): unknown {
    const result: unknown = Reflect.apply(query, this, args);
    const [statement] = args;
    const text = typeof statement === 'string' ? statement : (statement as { text?: string } | undefined)?.text;
    if (result instanceof Promise) result.catch((error: Error) => Object.assign(error, { query: text }));
    return result;
  };
  pg.Client.prototype.query = namedQuery as typeof query;
};

const detailsOf = (vite: ViteDevServer, error: unknown): Details => {
  if (!(error instanceof Error)) return { message: String(error), stack: '' };
  vite.ssrFixStacktrace(error);
  const { query, frame } = error as { readonly query?: string; readonly frame?: string };
  const causes = error.cause === undefined ? '' : `\nCaused by: ${textOf(detailsOf(vite, error.cause))}`;
  const stack = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    message: stripVTControlCharacters(
      `${error.name}: ${error.message}${query === undefined ? '' : `\n\n${query}`}${causes}`,
    ),
    stack: stack.join('\n'),
    frame: frame === undefined ? frameOf(stack) : stripVTControlCharacters(frame),
  };
};

const textOf = ({ message, frame, stack }: Details): string => `\n${message}\n\n${frame ?? ''}\n${stack}\n`;

/** Lines around the first call of the shop's own code. */
const frameOf = (stack: readonly string[]): string => {
  for (const line of stack) {
    const [, file = '', row = '', column = ''] = /(\/[^():]+):(\d+):(\d+)/.exec(line) ?? [];
    if (file.startsWith(root) && !file.includes('node_modules')) return sourceAt(file, Number(row), Number(column));
  }
  return '';
};

const LINES_AROUND = 3;

const sourceAt = (file: string, row: number, column: number): string => {
  const lines = readFileSync(file, 'utf8').split('\n');
  const first = Math.max(1, row - LINES_AROUND);
  const excerpt = lines.slice(first - 1, row + LINES_AROUND).flatMap((line, index) => {
    const number = first + index;
    const text = `${String(number).padStart(5)} | ${line}`;
    return number === row ? [text, `${' '.repeat(6)}| ${' '.repeat(column - 1)}^`] : [text];
  });
  return [`${file.slice(root.length + 1)}:${row}:${column}`, ...excerpt].join('\n');
};

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
