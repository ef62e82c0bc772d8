import { escapeHtml } from './escape-html.ts';

/**
 * Text of a letter as HTML: a code that is isolated in it, or an order's number, goes to the next line before it is
 * broken, with the brackets that hold it.
 */
export const textHtml = (text: string): string =>
  escapeHtml(text).replaceAll(
    /\S*(?:\u2068[!-~]+\u2069|ORD-[A-Z\d-]+)\S*/gu,
    '<span style="display:inline-block">$&</span>',
  );
