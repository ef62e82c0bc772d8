/** The shop's two languages. Arabic is the default (specification 1). */
export const languages = ['ar', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'ar';

export const directionOf = (language: Language): 'rtl' | 'ltr' => (language === 'ar' ? 'rtl' : 'ltr');

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/** The same text in both languages. */
export type Bilingual<Text = string> = Readonly<Record<Language, Text>>;

/**
 * Returns the canonical URL of a page in a language: English has `?lang=en`, Arabic no parameter (decision 35). `path` may have
 * a query of its own.
 */
export const localisedAddress = (path: string, publicUrl: string, language: Language): string => {
  const address = new URL(path, publicUrl);
  if (language !== defaultLanguage) address.searchParams.set('lang', language);
  return address.href;
};
