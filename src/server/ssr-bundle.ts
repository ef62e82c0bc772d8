import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { byLanguage, type Language } from '#core/i18n/language.ts';
import type { StyleSheets } from '#core/server/http/page-html.ts';
import type { PublicSettings, ShopSettings } from '#core/settings/settings.ts';
import type { InProcessApi } from './create-shop-api.ts';

/** Input for rendering a page; independent of the visitor. */
export type PageRenderContext = {
  readonly settings: PublicSettings;
  readonly pageSettings: PublicSettings;
  readonly facts: ShopSettings['facts'];
  readonly language: Language;
  readonly publicUrl: string;
  /** URL of the script with the messages of the language, for preloading. */
  readonly textsChunk: string | null;
  /** URL of the script with React and the router, for preloading. */
  readonly vendorChunk: string | null;
  readonly shop: InProcessApi;
  /** Logs an error of the page. */
  readonly logError: (error: unknown) => void;
};

/** The page renderer: built once, or reloaded on each change during development. */
export type PageRenderer = {
  readonly render: (request: Request, visit: PageRenderContext) => Promise<Response>;
  readonly textsChunks: Readonly<Record<Language, string | null>>;
  readonly vendorChunk: string | null;
  /** Style sheets that pages inline. */
  readonly sheets: StyleSheets;
  /** The inline script in the head of each page (`src/inline/defer-rendering.ts`). */
  readonly inlineScript: string;
};

export const buildFolder = join(import.meta.dirname, '../../build');

/** Loads the pages built by `npm run build`; throws without a build. */
export const builtPages = async (): Promise<PageRenderer> => {
  if (!existsSync(join(buildFolder, 'server/index.js'))) {
    throw new Error('The pages are not built yet: run `npm run build` (`npm start` does it too).');
  }
  // Vite loads this module during development, but never the build
  const { render }: Pick<PageRenderer, 'render'> = await import(
    /* @vite-ignore */ join(buildFolder, 'server/index.js')
  );
  const manifest: Record<string, { file: string; name?: string }> = JSON.parse(
    await readFile(join(buildFolder, 'client/.vite/manifest.json'), 'utf8'),
  );
  const addressOf = (chunk: { file: string } | undefined) => (chunk ? `/${chunk.file}` : null);
  const getTextsChunk = (language: Language) => addressOf(manifest[`src/generated/texts/${language}/common.gen.ts`]);
  return {
    render,
    textsChunks: byLanguage(getTextsChunk),
    vendorChunk: addressOf(Object.values(manifest).find(({ name }) => name === 'vendor')),
    inlineScript: await readFile(join(buildFolder, 'inline-script.js'), 'utf8'),
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

/** License comment of the style sheet; removed from the inlined copy. */
const banner = /^\/\*!.*?\*\/\s*/;

/** Style sheets of the storefront; the one of the admin area is loaded separately. */
const firstSheet = /^assets\/(?:shop|storefront-and-admin)-\w+\.css$/;
