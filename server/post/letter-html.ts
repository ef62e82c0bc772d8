import { directionOf, type Language } from '../../domain/language.ts';
import { editorialOf } from '../../locales/editorial.ts';
import { owner } from '../../owner.ts';
import { escapeHtml } from './escape-html.ts';
import type { Letter, Letters } from './letter.ts';
import { glaze, hairline, ink, quiet } from './letter-colours.ts';
import { sectionHtml } from './section-html.ts';
import { textHtml } from './text-html.ts';

/** Faces that readers have already: a letter fetches nothing. */
const faces = {
  ar: { text: "'Segoe UI','Geeza Pro',Tahoma,Arial,sans-serif", brand: "'Geeza Pro','Times New Roman',serif" },
  en: { text: "'Segoe UI',Helvetica,Arial,sans-serif", brand: "Georgia,'Times New Roman',serif" },
} as const satisfies Record<Language, object>;

const cobalt = '#1b3397';
const night = '#13256e';

/**
 * A letter as HTML: no tables, no pictures, no style sheet, nothing fetched. Direction and language stand on a box of
 * each letter too, because mailboxes take the outer elements away.
 */
export const letterHtml = (letters: Letters): string => {
  const [{ language, subject, preheader }] = letters;
  return `<!doctype html>
<html ${spoken(language)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${glaze}">
<div ${spoken(language)} style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>
${letters.map(sheet).join('\n')}
</body>
</html>
`;
};

const spoken = (language: Language): string => `lang="${language}" dir="${directionOf(language)}"`;

const sheet = (letter: Letter): string => {
  const { language, subject } = letter;
  return `<div ${spoken(language)} style="background:${glaze};color:${ink};padding:24px 12px;font:16px/1.75 ${faces[language].text}">
<div role="article" aria-label="${escapeHtml(subject)}" style="max-width:560px;margin:0 auto;background:#ffffff">
${head(language)}
<div style="padding:32px 24px">
${body(letter)}
</div>
${foot(letter)}
</div>
</div>`;
};

/** The rim of a plate: night, a white line, and the name. */
const head = (language: Language): string =>
  `<div style="background:${night};padding:6px"><div style="border:1px solid ${hairline};padding:14px 18px;color:#ffffff;` +
  `font:26px/1.3 ${faces[language].brand}">${escapeHtml(owner.name[language])}</div></div>`;

const body = ({ language, subject, name, paragraphs, sections, button, code, closing }: Letter): string => {
  const { mail } = editorialOf(language);
  const pressing =
    button === null ? [] : [...asked(button), pressed(button), quietly(mail.fallback), address(button.url)];
  const typing = code === null ? [] : [paragraph(code.above), digits(code.code), quietly(code.below, 24)];
  return [
    `<h1 style="margin:0 0 20px;font:bold 19px/1.5 ${faces[language].text}">${textHtml(subject)}</h1>`,
    paragraph(mail.hello({ name: name ?? undefined })),
    ...paragraphs.map((text) => paragraph(text)),
    ...sections.map((section) => sectionHtml(section)),
    ...(button?.press === null ? [...typing, ...pressing] : [...pressing, ...typing]),
    ...closing.map((text) => paragraph(text)),
    `<p style="margin:28px 0 0">${escapeHtml(mail.signature)}</p>`,
  ].join('\n');
};

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${textHtml(text)}</p>`;

const quietly = (text: string, below = 6): string =>
  `<p style="margin:0 0 ${below}px;font-size:14px;color:${quiet}">${escapeHtml(text)}</p>`;

const asked = ({ press }: { readonly press: string | null }): readonly string[] =>
  press === null ? [] : [paragraph(press)];

const pressed = ({ label, url }: { readonly label: string; readonly url: string }): string =>
  `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;background:${cobalt};` +
  `color:#ffffff;padding:13px 28px;text-decoration:none;font-weight:bold">${escapeHtml(label)}</a></p>`;

const address = (url: string): string =>
  `<p dir="ltr" style="margin:0 0 24px;font-size:14px;line-height:1.5;overflow-wrap:anywhere;word-break:break-all">` +
  `<a href="${escapeHtml(url)}" style="color:${cobalt}">${escapeHtml(url)}</a></p>`;

const digits = (code: string): string =>
  `<p dir="ltr" style="margin:0 0 8px;padding:14px 8px;background:${glaze};border:1px solid ${hairline};` +
  `text-align:center;font:bold 24px/1.3 Consolas,Menlo,monospace;letter-spacing:2px">${escapeHtml(code)}</p>`;

const foot = ({ language, leaveUrl }: Letter): string => {
  const { street, city, country } = owner.address[language];
  const place = [street, city, country].join(language === 'ar' ? '، ' : ', ');
  const leave = escapeHtml(editorialOf(language).mail.unsubscribe);
  return (
    `<div style="border-top:1px solid ${hairline};padding:18px 24px;font-size:13px;color:${quiet}">` +
    `${escapeHtml(owner.name[language])}<br>${escapeHtml(place)}` +
    `${leaveUrl === null ? '' : `<br><a href="${escapeHtml(leaveUrl)}" style="color:${quiet}">${leave}</a>`}</div>`
  );
};
