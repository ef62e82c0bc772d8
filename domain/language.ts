/** The two languages of the shop. Arabic is the first one (specification 1). */
export const languages = ['ar', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'ar';

export const directionOf = (language: Language): 'rtl' | 'ltr' => (language === 'ar' ? 'rtl' : 'ltr');

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/** The same text in both languages. */
export type Bilingual<Text = string> = Readonly<Record<Language, Text>>;

/**
 * The one address by which the world knows a page in a language: Arabic stands at the plain address, English at the same
 * with `?lang=en` (decision 35). `path` may bring a query of its own.
 */
export const localisedAddress = (path: string, publicUrl: string, language: Language): string => {
  const address = new URL(path, publicUrl);
  if (language !== defaultLanguage) address.searchParams.set('lang', language);
  return address.href;
};
