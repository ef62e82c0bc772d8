import * as v from 'valibot';
import { anyone } from '#core/api/access.ts';
import { LanguageInput } from '#core/api/base.ts';
import { RichText, Spans } from '#core/text/rich-text.ts';
import type { TextKind } from '#core/text/text-kinds.ts';
import { type DesignedPageName } from './content-page-names.ts';
import { fieldsOf } from './designed-page-fields.ts';
import type { DesignedPageContent } from './page-value.ts';
import { pageNames } from './policy-page-names.ts';

const shownText: Readonly<Record<TextKind, v.GenericSchema>> = {
  line: v.string(),
  lines: v.string(),
  paragraph: Spans,
  section: RichText,
  page: RichText,
};

/** Schema of the texts of a designed page, by name. */
const designedTexts = <Name extends DesignedPageName>(page: Name) =>
  v.object(
    Object.fromEntries(fieldsOf(page).map(({ name, kind }) => [name, shownText[kind]])),
  ) as v.GenericSchema as v.GenericSchema<DesignedPageContent<Name>>;

const inLanguage = v.strictObject({ language: LanguageInput });

export const pagesContract = {
  get: anyone
    .route({ method: 'GET', path: '/pages/{name}', summary: 'The text of a policy page' })
    .input(v.strictObject({ language: LanguageInput, name: v.picklist(pageNames) }))
    .output(v.object({ text: RichText })),
  home: anyone
    .route({ method: 'GET', path: '/pages/home', summary: 'The editable texts of the home page' })
    .input(inLanguage)
    .output(designedTexts('home')),
  about: anyone
    .route({ method: 'GET', path: '/pages/about', summary: 'The editable texts of the about page' })
    .input(inLanguage)
    .output(designedTexts('about')),
};
