import { describe, expect, test } from 'vitest';
import { fold } from '#core/text/fold.ts';
import { withoutArticle } from '#core/text/without-article.ts';
import { matches } from './match-products.ts';

describe('withoutArticle', () => {
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
  ])('the article of %j does not prevent a match in %j', (query, text) => {
    expect(matches(query, [text])).toBe(true);
  });

  test.each([
    ['الورد', 'بألوان اللازورد'],
    ['الوان', 'صفحات وانية'],
    ['الماس', 'مقماس'],
    ['الشاي', 'أشياء'],
    ['الموج نيل', 'تموج نيل'],
    ['الفن', 'ستة أفنان'],
  ])('ignoring articles does not make %j match %j', (query, text) => {
    expect(matches(query, [text])).toBe(false);
  });

  test('withoutArticle has no pattern for a word without an article, or for a bare article', () => {
    for (const query of ['', 'لوتس', 'lotus', 'ال', 'الف', 'الوان']) expect(withoutArticle(fold(query))).toBeNull();
  });
});
