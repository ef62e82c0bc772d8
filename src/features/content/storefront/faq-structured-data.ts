import type { JsonLdNode } from '#core/routing/json-ld.ts';
import { type Block, plainText, type RichText } from '#core/text/rich-text.ts';

/**
 * Structured data of questions and answers: each heading that ends with a question mark, with the blocks up to the next
 * heading. Empty without questions.
 */
export const faqStructuredData = (text: RichText): JsonLdNode[] => {
  const questions: { readonly question: string; readonly answer: string[] }[] = [];
  let answerParts: string[] | null = null;
  for (const block of text) {
    if (block.type === 'heading') {
      const question = plainText(block.spans);
      answerParts = /[?؟]\s*$/u.test(question) ? [] : null;
      if (answerParts) questions.push({ question, answer: answerParts });
    } else answerParts?.push(...linesOf(block));
  }
  const complete = questions.filter((each) => each.answer.length > 0);
  if (complete.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: complete.map((each) => ({
        '@type': 'Question',
        name: each.question,
        acceptedAnswer: { '@type': 'Answer', text: each.answer.join('\n') },
      })),
    },
  ];
};

const linesOf = (block: Block): string[] =>
  block.type === 'list' ? block.items.flatMap((item) => item.flatMap(linesOf)) : [plainText(block.spans)];
