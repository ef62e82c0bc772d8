import { api } from '../api/implement.ts';
import { pageText } from './page-text.ts';

/** Endpoints of the texts of pages. */
export const pages = {
  get: api.pages.get.handler(async ({ context, input: { name, language } }) => ({
    text: pageText(name, language, await context.shop.shopSettings.current()),
  })),
};
