import { expect, test } from 'vitest';
import type { Block } from '#core/text/rich-text.ts';
import { faqStructuredData } from './faq-structured-data.ts';

const heading = (text: string): Block => ({ type: 'heading', level: 2, spans: [{ text }] });
const paragraph = (...texts: readonly string[]): Block => ({
  type: 'paragraph',
  spans: texts.map((text) => ({ text, isBold: true })),
});

test('each heading with a question mark is a question, and the blocks below it are its answer', () => {
  const list: Block = { type: 'list', isOrdered: false, items: [[paragraph('one')], [paragraph('two')]] };
  const structuredData = faqStructuredData([
    paragraph('introduction'),
    heading('كم تكلفة الشحن؟'),
    paragraph('مجاني ', 'غالبًا.'),
    list,
    heading('Section'),
    paragraph('no answer'),
    heading('Unanswered?'),
  ]);
  expect(structuredData).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'كم تكلفة الشحن؟',
          acceptedAnswer: { '@type': 'Answer', text: 'مجاني غالبًا.\none\ntwo' },
        },
      ],
    },
  ]);
});

test('a text without questions has no structured data', () => {
  expect(faqStructuredData([heading('Section'), paragraph('text')])).toEqual([]);
});
