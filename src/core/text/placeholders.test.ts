import { describe, expect, test } from 'vitest';
import { fillPlaceholders, placeholdersIn } from './placeholders.ts';

const paragraph = (...spans: readonly { readonly text: string; readonly href?: string; readonly isBold?: true }[]) => ({
  type: 'paragraph' as const,
  spans,
});

test('placeholdersIn lists the names in braces', () => {
  expect(placeholdersIn('{returnDays}, { phone } and {} or {a b}, {{c}} {')).toEqual([
    'returnDays',
    'phone',
    'a b',
    'c',
  ]);
});

describe('fillPlaceholders', () => {
  const values = { returnDays: '٣٠ يومًا', email: 'a@example.com', phone: '+201000000000' };

  test('replaces placeholders in every block', () => {
    const items = [[paragraph({ text: '{returnDays}' })]];
    expect(
      fillPlaceholders(
        [
          { type: 'heading', level: 2, spans: [{ text: 'خلال {returnDays}', isBold: true }] },
          { type: 'list', isOrdered: true, items },
        ],
        values,
      ),
    ).toEqual([
      { type: 'heading', level: 2, spans: [{ text: 'خلال ٣٠ يومًا', isBold: true }] },
      { type: 'list', isOrdered: true, items: [[paragraph({ text: '٣٠ يومًا' })]] },
    ]);
  });

  test('links the e-mail address and the phone number, except inside a link', () => {
    expect(
      fillPlaceholders(
        [paragraph({ text: 'a {email} b {phone}', isBold: true }, { text: '{email}', href: 'mailto:{email}' })],
        values,
      ),
    ).toEqual([
      paragraph(
        { text: 'a ', isBold: true },
        { text: 'a@example.com', href: 'mailto:a@example.com', isBold: true },
        { text: ' b ', isBold: true },
        { text: '+201000000000', href: 'tel:+201000000000', isBold: true },
        { text: 'a@example.com', href: 'mailto:a@example.com' },
      ),
    ]);
  });

  test('inserts values as text without parsing them', () => {
    expect(fillPlaceholders([paragraph({ text: '{returnDays}' })], { returnDays: '**a** {phone} $& <b>' })).toEqual([
      paragraph({ text: '**a** {phone} $& <b>' }),
    ]);
  });
});
