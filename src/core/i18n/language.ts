/** Languages that every text, product and setting has (specification 1). */
export const contentLanguages = ['ar', 'en'] as const;
export type ContentLanguage = (typeof contentLanguages)[number];

/** A text in both of these languages. */
export type Bilingual<Text = string> = Readonly<Record<ContentLanguage, Text>>;

interface LanguageFacts {
  /** Name of the language in itself, for the language switch. */
  readonly name: string;
  readonly direction: 'rtl' | 'ltr';
  /** Locale of dates: with the digits of `numerals`, and the day before the month as usual in Egypt. */
  readonly locale: string;
  /** Digits from 0 to 9, thousands separator, decimal separator, percent sign. */
  readonly numerals: string;
  /** Symbol of the Egyptian pound, and whether it precedes the amount. */
  readonly currency: string;
  readonly isCurrencyFirst: boolean;
  /** Language of untranslated content: products, the owner's texts, errors, and labels inside the code. */
  readonly content: ContentLanguage;
}

/**
 * Languages of the pages (`docs/texts.md` describes how to add one). The texts of a language that is not a content
 * language are in `src/translations/<code>.xlf`.
 */
export const languageFacts = {
  ar: {
    name: 'العربية',
    direction: 'rtl',
    locale: 'ar-EG-u-nu-arab',
    numerals: '٠١٢٣٤٥٦٧٨٩٬٫٪',
    currency: 'ج.م',
    isCurrencyFirst: false,
    content: 'ar',
  },
  en: {
    name: 'English',
    direction: 'ltr',
    locale: 'en-GB',
    numerals: '0123456789,.%',
    currency: 'EGP',
    isCurrencyFirst: true,
    content: 'en',
  },
} as const satisfies Record<ContentLanguage, LanguageFacts> & Record<string, LanguageFacts>;

export type Language = keyof typeof languageFacts;
/** Arabic is the default (specification 1). */
export const defaultLanguage: Language = 'ar';
// the keys of a literal are exactly these
export const languages = Object.keys(languageFacts) as readonly Language[];

export const directionOf = (language: Language): 'rtl' | 'ltr' => languageFacts[language].direction;

/** Builds a value for each language of the pages. */
export const byLanguage = <Value>(valueIn: (language: Language) => Value): Readonly<Record<Language, Value>> =>
  Object.fromEntries(languages.map((language) => [language, valueIn(language)])) as Record<Language, Value>;

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/** Whether every text exists in this language, so that no translation is needed. */
export const isContentLanguage = (value: string): boolean => contentLanguages.some((language) => language === value);

/** Returns the text for a page: in its language, or in the content language that replaces it. */
export const textIn = <Texts extends Bilingual<unknown>>(texts: Texts, language: Language): Texts[ContentLanguage] =>
  texts[languageFacts[language].content];

/**
 * Returns the canonical URL of a page in a language: English has `?lang=en`, Arabic no parameter (decision 35). `path` may have
 * a query of its own.
 */
export const localisedAddress = (path: string, publicUrl: string, language: Language): string => {
  const address = new URL(path, publicUrl);
  if (language !== defaultLanguage) address.searchParams.set('lang', language);
  return address.href;
};
