import { expect, test } from 'vitest';
import { loadMessages } from '#core/i18n/messages.ts';
import { parseMarkdown } from '#core/text/parse-markdown.ts';
import { MAX_MARKDOWN } from '#core/text/rich-text.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { formatMarkdownProblem } from './markdown-problems.ts';

const messagesFor = async (source: string, language: 'ar' | 'en') => {
  const { markdown } = await loadMessages('admin', language, testSettings);
  const placeholders = ['returnDays', 'phone'];
  return parseMarkdown(source, placeholders)
    .problems.map((problem) => formatMarkdownProblem(problem, placeholders, language, markdown))
    .map((sentence) => sentence.replaceAll(/[\u2068\u2069]/gu, ''));
};

test('a problem is a sentence with its line in both languages', async () => {
  expect(await messagesFor('a\n\n<b>', 'en')).toEqual(['Line 3: HTML is not accepted. Write the text without it.']);
  expect(await messagesFor('a\n\n<b>', 'ar')).toEqual(['السطر ٣: لا تُقبل وسوم HTML. اكتب النص دونها.']);
  expect(await messagesFor('![a](b)', 'en')).toEqual([
    'Line 1: Pictures are not shown here. Remove it, or link to a page.',
  ]);
});

test('an unknown placeholder is reported with the list of valid ones', async () => {
  expect(await messagesFor('{x}', 'en')).toEqual([
    'Line 1: There is nothing called {x}. Known names: {returnDays} {phone}.',
  ]);
  expect(await messagesFor('{x}', 'ar')).toEqual(['السطر ١: لا بيان باسم {x}. المعروف: {returnDays} {phone}.']);
});

test('the message about a long text has its length and the limit', async () => {
  const [sentence] = await messagesFor('a'.repeat(MAX_MARKDOWN + 1), 'ar');
  expect(sentence).toBe('النص ٢٠٬٠٠١ حرف، وأقصاه ٢٠٬٠٠٠. اختصره.');
});

test('each kind of problem has a sentence in both languages', async () => {
  const sources = ['# a', '> a', '[a](x:y)', '- a\n  - b\n    - c'];
  for (const source of sources)
    for (const language of ['ar', 'en'] as const) {
      const [sentence] = await messagesFor(source, language);
      expect(sentence, source).toMatch(language === 'ar' ? /^السطر [١٣]: \p{Script=Arabic}/u : /^Line [13]: [A-Z>]/);
    }
});
