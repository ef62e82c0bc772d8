import { escapeHtml } from './escape-html.ts';

/**
 * Text of a letter as HTML: a number or code that is isolated in it goes to the next line before it
 * is broken, with the brackets that hold it.
 */
export const textHtml = (text: string): string =>
  escapeHtml(text).replaceAll(/\S*\u2068[!-~]+\u2069\S*/gu, '<span style="display:inline-block">$&</span>');
