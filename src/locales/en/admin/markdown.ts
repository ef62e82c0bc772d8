import type { SameShape } from '../../same-shape.ts';

export const markdown: SameShape<typeof import('../../ar/admin/markdown.ts').markdown> = {
  tools: ({ field }) => `Formatting of ${field}`,
  formats: { heading: 'Heading', bold: 'Bold', italic: 'Italic', link: 'Link', list: 'List' },
  shortcut: ({ format, key }) => `${format} (Ctrl+${key})`,
  preview: 'As shoppers see it',
  empty: 'No text yet.',
  placeholders: {
    title: 'Values that the shop fills in',
    text: 'Press one to insert it at the cursor. It is replaced by the shop’s current value, and changes with it.',
  },
  problemAt: ({ line, problem }) => `Line ${line}: ${problem}`,
  problems: {
    tooLong: ({ detail, max }) => `The text has ${detail} characters; at most ${max} are allowed. Shorten it.`,
    html: () => 'HTML is not accepted. Write the text without it.',
    image: () => 'Pictures are not shown here. Remove it, or link to a page.',
    heading: ({ detail }) =>
      `A heading with ${detail} is not shown here. Begin headings with ## or ###, outside of lists.`,
    level: () => 'The page has a heading above this text. Begin headings in it with ###.',
    paragraph: () =>
      'There is room for one paragraph here, with bold, italic and links: no headings, lists or empty lines.',
    unsupported: ({ detail }) => `${detail} is not shown here: there are no quotes, code or dividing lines.`,
    target: ({ detail }) =>
      `The link to ${detail} is not accepted. Links begin with https://, mailto: or tel:, or with a slash for a page of the shop.`,
    depth: () => 'A list inside two lists is deeper than is shown. Move it one level up.',
    placeholder: ({ detail, known }) => `There is nothing called ${detail}. Known names: ${known}.`,
  },
};
