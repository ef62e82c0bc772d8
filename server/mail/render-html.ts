import { directionOf, type Language } from '../../domain/language.ts';
import { contentOf } from '../../locales/content.ts';
import { owner } from '../../owner.ts';
import type { MailContent, MailContents, Row, Section } from './mail-types.ts';

/** System fonts, because a mail loads nothing. */
const faces = {
  ar: { text: "'Segoe UI','Geeza Pro',Tahoma,Arial,sans-serif", brand: "'Geeza Pro','Times New Roman',serif" },
  en: { text: "'Segoe UI',Helvetica,Arial,sans-serif", brand: "Georgia,'Times New Roman',serif" },
} as const satisfies Record<Language, object>;

const cobalt = '#1b3397';

const night = '#13256e';

/**
 * Renders a mail as HTML without tables, pictures, style sheets or external resources. Direction and language are repeated on an
 * inner element of each part, because mail clients strip the outer ones.
 */
export const renderMailHtml = (letters: MailContents): string => {
  const [{ language, subject, preheader }] = letters;
  return `<!doctype html>
<html ${spoken(language)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${mailBackground}">
<div ${spoken(language)} style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>
${letters.map(sheet).join('\n')}
</body>
</html>
`;
};

const spoken = (language: Language): string => `lang="${language}" dir="${directionOf(language)}"`;

const sheet = (letter: MailContent): string => {
  const { language, subject } = letter;
  return `<div ${spoken(language)} style="background:${mailBackground};color:${mailText};padding:24px 12px;font:16px/1.75 ${faces[language].text}">
<div role="article" aria-label="${escapeHtml(subject)}" style="max-width:560px;margin:0 auto;background:#ffffff">
${head(language)}
<div style="padding:32px 24px">
${body(letter)}
</div>
${foot(letter)}
</div>
</div>`;
};

/** Header of a mail: brand background, white border, shop name. */
const head = (language: Language): string =>
  `<div style="background:${night};padding:6px"><div style="border:1px solid ${mailBorder};padding:14px 18px;color:#ffffff;` +
  `font:26px/1.3 ${faces[language].brand}">${escapeHtml(owner.name[language])}</div></div>`;

const body = ({ language, subject, name, paragraphs, sections, button, code, closing }: MailContent): string => {
  const { mail } = contentOf(language);
  const pressing =
    button === null ? [] : [...asked(button), pressed(button), quietly(mail.fallback), address(button.url)];
  const typing = code === null ? [] : [paragraph(code.above), digits(code.code), quietly(code.below, 24)];
  return [
    `<h1 style="margin:0 0 20px;font:bold 19px/1.5 ${faces[language].text}">${renderTextHtml(subject)}</h1>`,
    paragraph(mail.hello({ name: name ?? undefined })),
    ...paragraphs.map((text) => paragraph(text)),
    ...sections.map((section) => renderSectionHtml(section)),
    ...(button?.press === null ? [...typing, ...pressing] : [...pressing, ...typing]),
    ...closing.map((text) => paragraph(text)),
    `<p style="margin:28px 0 0">${escapeHtml(mail.signature)}</p>`,
  ].join('\n');
};

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${renderTextHtml(text)}</p>`;

const quietly = (text: string, below = 6): string =>
  `<p style="margin:0 0 ${below}px;font-size:14px;color:${mailMutedText}">${escapeHtml(text)}</p>`;

const asked = ({ press }: { readonly press: string | null }): readonly string[] =>
  press === null ? [] : [paragraph(press)];

const pressed = ({ label, url }: { readonly label: string; readonly url: string }): string =>
  `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;background:${cobalt};` +
  `color:#ffffff;padding:13px 28px;text-decoration:none;font-weight:bold">${escapeHtml(label)}</a></p>`;

const address = (url: string): string =>
  `<p dir="ltr" style="margin:0 0 24px;font-size:14px;line-height:1.5;overflow-wrap:anywhere;word-break:break-all">` +
  `<a href="${escapeHtml(url)}" style="color:${cobalt}">${escapeHtml(url)}</a></p>`;

const digits = (code: string): string =>
  `<p dir="ltr" style="margin:0 0 8px;padding:14px 8px;background:${mailBackground};border:1px solid ${mailBorder};` +
  `text-align:center;font:bold 24px/1.3 Consolas,Menlo,monospace;letter-spacing:2px">${escapeHtml(code)}</p>`;

const foot = ({ language, leaveUrl }: MailContent): string => {
  const { street, city, country } = owner.address[language];
  const place = [street, city, country].join(language === 'ar' ? '، ' : ', ');
  const leave = escapeHtml(contentOf(language).mail.unsubscribe);
  return (
    `<div style="border-top:1px solid ${mailBorder};padding:18px 24px;font-size:13px;color:${mailMutedText}">` +
    `${escapeHtml(owner.name[language])}<br>${escapeHtml(place)}` +
    `${leaveUrl === null ? '' : `<br><a href="${escapeHtml(leaveUrl)}" style="color:${mailMutedText}">${leave}</a>`}</div>`
  );
};

/**
 * Renders a titled list without a table: values are aligned to the end of a row, wrap below the label on narrow screens, and
 * follow it in mail clients without flexbox.
 */
const renderSectionHtml = ({ title, rows }: Section): string =>
  `<h2 style="margin:28px 0 6px;font-size:17px;line-height:1.45">${renderTextHtml(title)}</h2>` +
  `<div role="list" style="margin:0 0 16px">${rows.map((row) => rowHtml(row)).join('')}</div>`;

const rowHtml = ({ label, value, isTotal = false }: Row): string => {
  const weight = isTotal
    ? `border-top:1px solid ${mailBorder};margin-top:6px;padding:8px 0 0;font-weight:bold`
    : 'padding:3px 0';
  if (value === null) return `<div role="listitem" style="${weight}">${renderTextHtml(label)}</div>`;
  return (
    `<div role="listitem" style="display:flex;flex-wrap:wrap;${weight}">` +
    `<span style="flex:1 1 40%">${renderTextHtml(label)}</span> ` +
    `<span>${renderTextHtml(value)}</span></div>`
  );
};

/** Renders text as HTML; an isolated code or an order number wraps as a whole, together with adjacent brackets. */
const renderTextHtml = (text: string): string =>
  escapeHtml(text).replaceAll(
    /\S*(?:\u2068[!-~]+\u2069|ORD-[A-Z\d-]+)\S*/gu,
    '<span style="display:inline-block">$&</span>',
  );

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for element content and quoted attributes. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** Shared colours of mails. */
const mailBackground = '#f1f4fa';

const mailText = '#0c1a4d';

const mailBorder = '#c8d6f5';

const mailMutedText = '#5d6984';
