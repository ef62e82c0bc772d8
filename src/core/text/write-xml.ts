import { escapeXml } from './escape-xml.ts';

/** Escaped markup, created only by `element`. */
export type Markup = { readonly markup: string };

/** Returns an element; strings in it and its attributes are escaped. */
export const element = (
  name: string,
  content: string | readonly Markup[],
  attributes: Readonly<Record<string, string>> = {},
): Markup => {
  const opened = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${escapeXml(value)}"`);
  const inside = typeof content === 'string' ? escapeXml(content) : content.map(({ markup }) => markup).join('');
  return { markup: `<${name}${opened.join('')}>${inside}</${name}>` };
};

/** Returns a document with its root element. */
export const xmlDocument = ({ markup }: Markup): string => `<?xml version="1.0" encoding="UTF-8"?>\n${markup}\n`;
