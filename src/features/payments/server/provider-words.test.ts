import { expect, test } from 'vitest';
import { contentLanguages } from '#core/i18n/language.ts';
import { loadMessages } from '#core/i18n/messages.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { providerDefinitions } from './providers.ts';

test.each(contentLanguages)('every provider and each of its fields is translated to %s', async (language) => {
  const { providers } = (await loadMessages('admin', language, testSettings)).paymentSettings;
  const textsByProvider: Readonly<Record<string, { fields: object }>> = providers;
  for (const { name, fields } of providerDefinitions)
    expect(Object.keys(textsByProvider[name]?.fields ?? {}).toSorted()).toEqual(
      fields.map((field) => field.name).toSorted(),
    );
});
