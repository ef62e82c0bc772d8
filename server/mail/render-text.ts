import { contentOf } from '../../locales/content.ts';
import { owner } from '../../owner.ts';
import type { MailContent, MailContents, Row, Section } from './mail-types.ts';

/** Renders a mail as plain text; link and code have lines of their own, without punctuation. */
export const renderMailText = (letters: MailContents): string =>
  `${[...letters.flatMap((letter) => bodyOf(letter)), footOf(letters[0])].join('\n\n')}\n`;

const bodyOf = ({ language, name, paragraphs, sections, button, code, closing, leaveUrl }: MailContent): string[] => {
  const { mail } = contentOf(language);
  const pressing = button === null ? [] : [`${button.label}:\n${button.url}`];
  const typing = code === null ? [] : [`${code.above}\n${code.code}`, code.below];
  return [
    mail.hello({ name: name ?? undefined }),
    ...paragraphs,
    ...sections.map((section) => sectionText(section)),
    ...(button?.press === null ? [...typing, ...pressing] : [...pressing, ...typing]),
    ...closing,
    ...(leaveUrl === null ? [] : [`${mail.unsubscribe}:\n${leaveUrl}`]),
    mail.signature,
  ];
};

const sectionText = ({ title, rows }: Section): string => [title, ...rows.map((row) => rowText(row))].join('\n');

const rowText = ({ label, value }: Row): string => `- ${value === null ? label : `${label}: ${value}`}`;

const footOf = ({ language }: MailContent): string => {
  const { street, city, country } = owner.address[language];
  return `-- \n${owner.name[language]}\n${[street, city, country].join(language === 'ar' ? '، ' : ', ')}`;
};
