import { escapeXml } from '../../domain/text/escape-xml.ts';

/** Finished markup. Only `element` makes it, so that no text gets in without being escaped. */
export type Markup = { readonly markup: string };

/** An element; strings inside it, and its attributes, are text and are escaped. */
export const element = (
  name: string,
  content: string | readonly Markup[],
  attributes: Readonly<Record<string, string>> = {},
): Markup => {
  const opened = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${escapeXml(value)}"`);
  const inside = typeof content === 'string' ? escapeXml(content) : content.map(({ markup }) => markup).join('');
  return { markup: `<${name}${opened.join('')}>${inside}</${name}>` };
};

/** A whole document around its root. */
export const xmlDocument = ({ markup }: Markup): string => `<?xml version="1.0" encoding="UTF-8"?>\n${markup}\n`;
