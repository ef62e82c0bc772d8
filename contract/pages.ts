import * as v from 'valibot';
import { pageNames } from '../domain/page-names.ts';
import { RichText } from '../domain/text/rich-text.ts';
import { anyone } from './access.ts';
import { LanguageInput } from './base.ts';

export const pages = {
  get: anyone
    .route({ method: 'GET', path: '/pages/{name}', summary: 'The text of a page that belongs to the owner' })
    .input(v.strictObject({ language: LanguageInput, name: v.picklist(pageNames) }))
    .output(v.object({ text: RichText })),
};
