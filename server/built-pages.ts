import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bilingual, Language } from '../domain/language.ts';
import type { InProcessApi } from './api/api.ts';
import type { StyleSheets } from './http/page-html.ts';

/** What a page is rendered with; it never says who is asking. */
export type PageRenderContext = {
  readonly language: Language;
  readonly publicUrl: string;
  /** The script with the words of the language, for the browser to fetch early. */
  readonly wordsChunk: string | null;
  /** The script with React and the router, for the browser to run before all that needs it. */
  readonly vendorChunk: string | null;
  readonly shop: InProcessApi;
};

/** The app as the server sees it: built once, or made anew at each change during development. */
export type PageRenderer = {
  readonly render: (request: Request, visit: PageRenderContext) => Promise<Response>;
  readonly wordsChunks: Bilingual<string | null>;
  readonly vendorChunk: string | null;
  /** The style sheets that pages begin with. */
  readonly sheets: StyleSheets;
};

export const buildFolder = join(import.meta.dirname, '../build');

/** Loads the pages that `npm run build` made. Throws when there are none. */
export const builtPages = async (): Promise<PageRenderer> => {
  // what renders them is another program for whoever develops it, twice as slow
  process.env['NODE_ENV'] ??= 'production';
  const { render }: Pick<PageRenderer, 'render'> = await import(join(buildFolder, 'server/index.js'));
  const manifest: Record<string, { file: string; name?: string }> = JSON.parse(
    await readFile(join(buildFolder, 'client/.vite/manifest.json'), 'utf8'),
  );
  const addressOf = (chunk: { file: string } | undefined) => (chunk ? `/${chunk.file}` : null);
  const wordsIn = (language: Language) => addressOf(manifest[`locales/${language}/common.ts`]);
  return {
    render,
    wordsChunks: { ar: wordsIn('ar'), en: wordsIn('en') },
    vendorChunk: addressOf(Object.values(manifest).find(({ name }) => name === 'vendor')),
    sheets: await readSheets(Object.values(manifest).map(({ file }) => file)),
  };
};

const readSheets = async (files: readonly string[]): Promise<StyleSheets> => {
  const sheets = files.filter((file) => firstSheet.test(file));
  const read = async (file: string) => {
    const text = await readFile(join(buildFolder, 'client', file), 'utf8');
    return [`/${file}`, text.replace(banner, '')] as const;
  };
  return new Map(await Promise.all(sheets.map(read)));
};

/** Says what made the sheet; it stays in the file. */
const banner = /^\/\*!.*?\*\/\s*/;

/** The two that pages begin with; the one of the office comes beside it. */
const firstSheet = /^assets\/(?:shop|storefront-and-admin)-\w+\.css$/;
