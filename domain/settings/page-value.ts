import * as v from 'valibot';
import type { PageName } from '../page-names.ts';
import { cleanLines } from '../text/clean-text.ts';
import { form, validationCode } from '../validation.ts';

const required = validationCode('required');

/** Markdown of one language; `parseMarkdown` says what else is refused. */
const markdown = v.pipe(
  v.string(required),
  v.transform(cleanLines),
  v.check((text) => text.trim() !== '', required),
);

/** The stored text of an owner's page: Markdown with placeholders in both languages. */
export const PageValue = form({ ar: markdown, en: markdown });
export type PageValue = v.InferOutput<typeof PageValue>;

/** Section of the settings in which the text of a page is stored. */
export const pageSection = (name: PageName): string => `page/${name}`;

/** Where a version of a page stands: the default of a new shop, not public, public later, or public at some time. */
export const pageStates = ['default', 'draft', 'planned', 'published'] as const;
