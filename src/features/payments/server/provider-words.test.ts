import { expect, test } from 'vitest';
import { contentLanguages } from '#core/i18n/language.ts';
import { loadMessages } from '#core/i18n/messages.ts';
import { paymentProviders } from '#generated/payment-providers.gen.ts';
import { testSettings } from '#tests/support/test-settings.ts';

test.each(contentLanguages)('every provider and each of its fields is translated to %s', async (language) => {
  const { paymentProviders: texts, paymentSettings } = await loadMessages('admin', language, testSettings);
  const textsByProvider: Readonly<Record<string, { name: string; fields?: object }>> = texts;
  for (const { name, fields } of paymentProviders)
    expect(Object.keys({ ...paymentSettings.fields, ...textsByProvider[name]?.fields }).toSorted()).toEqual(
      fields.map((field) => field.name).toSorted(),
    );
});
