import { describe, expect, test } from 'vitest';
import { fold } from '#core/text/fold.ts';
import { withoutArticle } from '#core/text/without-article.ts';
import { matches } from './match-products.ts';

describe('articles', () => {
  test.each([
    ['الفناجين', 'أطباق وفناجين'],
    ['الفناجين', 'ستة فناجين'],
    ['اللوتس', 'إفريز لوتس'],
    ['الكتابة', 'للكتابة'],
    ['باللوتس', 'إفريز من اللوتس'],
    ['والشفاء', 'بالشفاء'],
    ['موج نيل', 'طبق بموج النيل'],
    ['الطبق الأزرق', 'طبق أزرق'],
    ['الالوان', 'بألوان اللازورد'],
    ['طبق (كبير)', 'الطبق (كبير)'],
  ])('of %j do not prevent a match in %j', (query, text) => {
    expect(matches(query, [text])).toBe(true);
  });

  test.each([
    ['الورد', 'بألوان اللازورد'],
    ['الوان', 'صفحات وانية'],
    ['الماس', 'مقماس'],
    ['الشاي', 'أشياء'],
    ['الموج نيل', 'تموج نيل'],
    ['الفن', 'ستة أفنان'],
  ])('do not make %j match %j', (query, text) => {
    expect(matches(query, [text])).toBe(false);
  });

  test('need no pattern for a word without one, or for a single bare article', () => {
    for (const query of ['', 'لوتس', 'lotus', 'ال', 'الف', 'الوان']) expect(withoutArticle(fold(query))).toBeNull();
  });
});
