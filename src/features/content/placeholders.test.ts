import { expect, test } from 'vitest';
import { shopFacts } from '#tests/support/shop-facts.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { placeholderValues } from './placeholders.ts';

test('placeholders of rules contain the number and its noun in the form after a preposition', () => {
  expect(placeholderValues(shopFacts, testSettings, 'ar')).toMatchObject({
    shippingTerms: 'الشحن مجاني إذا بلغ المجموع الفرعي ٣٬٠٠٠\u00a0ج.م أو أكثر، وتكلفته ١٥٠\u00a0ج.م لما دون ذلك.',
    deliveryDays: '٥ إلى ٧ أيام عمل',
    returnDays: '٣٠ يومًا',
    replyHours: '٢٤ ساعة',
    taxPercent: '١٤٪',
    contactMessageYears: 'سنتين',
    consentYears: '٣ سنوات',
    stockNotificationYears: 'سنة',
    transferPictureDays: '٩٠ يومًا',
    searchCountWeeks: '٢٦ أسبوعًا',
    signInDays: '٤٠٠ يوم',
    knownDeviceDays: '٤٠٠ يوم',
    address: '١ شارع الخزف، القاهرة، مصر',
  });
  expect(placeholderValues(shopFacts, testSettings, 'en')).toMatchObject({
    deliveryDays: '5-7 business days',
    returnDays: '30 days',
    replyHours: '24 hours',
    taxPercent: '14%',
    contactMessageYears: '2 years',
    stockNotificationYears: '1 year',
    address: '1 Porcelain Street, Cairo, Egypt',
  });
});

test('both languages have the same placeholders, each with a value', () => {
  const [ar, en] = [placeholderValues(shopFacts, testSettings, 'ar'), placeholderValues(shopFacts, testSettings, 'en')];
  expect(Object.keys(en)).toEqual(Object.keys(ar));
  for (const values of [ar, en]) expect(Object.values(values).filter((value) => !value.trim())).toEqual([]);
});
