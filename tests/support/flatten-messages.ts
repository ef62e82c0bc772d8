import { ERROR_MESSAGES } from '#core/errors/error-message.ts';
import type { ContentLanguage } from '#core/i18n/language.ts';
import { loadMessages, type Namespace, namespaceNames } from '#core/i18n/messages.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import type { PublicSettings } from '#core/settings/settings.ts';
import { errorTexts } from '#features/content/text-overrides/message-templates.ts';
import { defaultRules } from '#features/pricing/pricing-rules.ts';

const sampleWord = { ar: 'كلمة', en: 'word' } as const satisfies Record<ContentLanguage, string>;

/** Sample arguments of a message: 3 for a count, a word for a name or list. */
const anything = (language: ContentLanguage): unknown =>
  new Proxy(
    {},
    {
      get: (_, property) => {
        if (property === Symbol.toPrimitive) return () => 3;
        if (property === 'beginnings') return [sampleWord[language]];
        if (property === 'days') return defaultRules.shipping.defaultZone.days;
        return property === 'count' || property === 'elsewhere' ? 3 : sampleWord[language];
      },
    },
  );

const collectMessages = (value: unknown, language: ContentLanguage, path: string): [string, string][] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function')
    return collectMessages(Reflect.apply(value, undefined, [anything(language)]), language, path);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    collectMessages(inner, language, path === '' ? key : `${path}/${key}`),
  );
};

/** Returns every message of a language by its key path, which begins with its namespace or `content`, for tests. */
export const flattenMessages = async (
  language: ContentLanguage,
  settings: PublicSettings,
): Promise<ReadonlyMap<string, string>> => {
  const load = async (name: Namespace) => [name, await loadMessages(name, language, settings)] as const;
  const messages = Object.fromEntries<unknown>(await Promise.all(namespaceNames.map(load)));
  return new Map(
    collectMessages(
      { ...messages, [ERROR_MESSAGES]: errorTexts(language), content: serverTexts(language, settings) },
      language,
      '',
    ),
  );
};
