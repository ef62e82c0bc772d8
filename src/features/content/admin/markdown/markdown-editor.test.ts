import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { allMessagesLoaded, MessagesProvider, preloadMessages } from '#core/i18n/messages-provider.tsx';
import { storefrontSource } from '#core/i18n/storefront-messages.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { MarkdownEditor, type MarkdownEditorProps } from './markdown-editor.tsx';

beforeAll(async () => {
  preloadMessages('admin');
  await allMessagesLoaded();
});

const page = { language: 'en', settings: testSettings, common: storefrontSource('common', 'en') } as const;

const htmlOf = (overrides: Partial<MarkdownEditorProps> = {}): string => {
  const editor = createElement(MarkdownEditor, {
    labels: { ar: 'Text in Arabic', en: 'Text in English' },
    value: { ar: 'نص', en: 'text' },
    onChange: () => undefined,
    placeholders: { ar: { returnDays: '٣٠ يومًا' }, en: { returnDays: '30 days' } },
    ...overrides,
  });
  return renderToStaticMarkup(createElement(MessagesProvider, page, editor));
};

test('shows a labelled field of each language in its direction', () => {
  const html = htmlOf();
  for (const [label, dir, lang, text] of [
    ['Text in Arabic', 'rtl', 'ar', 'نص'],
    ['Text in English', 'ltr', 'en', 'text'],
  ]) {
    const [, id] = new RegExp(`<label id="[^"]+" for="([^"]+)"[^>]*>${label}</label>`).exec(html) ?? [];
    expect(html).toMatch(new RegExp(`<textarea id="${id}" dir="${dir}" lang="${lang}"[^>]*>${text}</textarea>`));
    expect(html).toContain(`role="group" aria-label="Formatting of ${label}"`);
  }
  expect(html).not.toContain('aria-invalid');
});

test('names its buttons and shortcuts, and lists what the shop fills in', () => {
  const html = htmlOf();
  for (const name of ['Heading', 'Bold', 'Italic', 'Link', 'List'])
    expect(html.split(`aria-label="${name}"`)).toHaveLength(3);
  expect(html).toContain('title="Bold (Ctrl+B)"');
  expect(html).toContain('aria-keyshortcuts="Control+I"');
  expect(html).toMatch(/\{returnDays\}.*30 days/);
});

test('shows a refusal at its field', () => {
  const html = htmlOf({ problems: { ar: ['Line 3: HTML is not accepted.'] } });
  expect(html.split('aria-invalid="true"')).toHaveLength(2);
  const [, id] = /lang="ar"[^>]*aria-describedby="([^"]+)"/.exec(html) ?? [];
  expect(html).toMatch(new RegExp(`<ul id="${id}".*Line 3: HTML is not accepted.`));
});
