import { editorialOf } from '../../locales/editorial.ts';
import { owner } from '../../owner.ts';
import type { Letter } from './letter.ts';

/** A letter as plain text. Link and code stand on lines of their own, where nothing sticks to them or turns them. */
export const letterText = ({ language, paragraphs, button, code, closing }: Letter): string => {
  const { mail } = editorialOf(language);
  const { street, city, country } = owner.address[language];
  const parts = [
    mail.hello({}),
    ...paragraphs,
    ...(button === null ? [] : [`${button.label}:\n${button.url}`]),
    ...(code === null ? [] : [`${code.above}\n${code.code}`, code.below]),
    ...closing,
    mail.signature,
    `-- \n${owner.name[language]}\n${[street, city, country].join(language === 'ar' ? '، ' : ', ')}`,
  ];
  return `${parts.join('\n\n')}\n`;
};
