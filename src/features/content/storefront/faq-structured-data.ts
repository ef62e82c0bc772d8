import type { JsonLdNode } from '#core/routing/json-ld.ts';
import { type Block, plainText, type RichText } from '#core/text/rich-text.ts';

/**
 * Structured data of questions and answers: each heading that ends with a question mark, with the blocks up to the next
 * heading. Empty without questions.
 */
export const faqStructuredData = (text: RichText): JsonLdNode[] => {
  const questions: { readonly question: string; readonly answer: string[] }[] = [];
  let answer: string[] | null = null;
  for (const block of text) {
    if (block.type === 'heading') {
      const question = plainText(block.spans);
      answer = /[?؟]\s*$/u.test(question) ? [] : null;
      if (answer) questions.push({ question, answer });
    } else answer?.push(...linesOf(block));
  }
  const answered = questions.filter((each) => each.answer.length > 0);
  if (answered.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: answered.map((each) => ({
        '@type': 'Question',
        name: each.question,
        acceptedAnswer: { '@type': 'Answer', text: each.answer.join('\n') },
      })),
    },
  ];
};

const linesOf = (block: Block): string[] =>
  block.type === 'list' ? block.items.flatMap((item) => item.flatMap(linesOf)) : [plainText(block.spans)];
