import type { MetaDescriptor } from 'react-router';
import { type Language, languageFacts, languages, localisedAddress } from '#core/i18n/language.ts';
import type { SharedPicture } from '#core/pictures/share-pictures.ts';
import { privatePages } from '#generated/page-facts.gen.ts';
import { type Head, serverRendered } from './read-head-data.ts';

export interface PageMeta {
  readonly language: Language;
  readonly publicUrl: string;
  /** Path with the canonical query, e.g. `/products?sale=true`. */
  readonly path: string;
  readonly title: string;
  /** Title for share meta, if it differs from `title`. */
  readonly sharedTitle?: string;
  readonly description: string;
  /** Picture for share meta, if the page has one. */
  readonly image?: SharedPicture | null;
  readonly type?: 'website' | 'product';
  /** Whether search engines must not index the page; by default a fact of the page at this path. */
  readonly isPrivate?: boolean;
}

/** Locale as Open Graph writes it: "ar_EG". */
const openGraphLocale = (language: Language): string => languageFacts[language].locale.slice(0, 5).replace('-', '_');

/** Title, description, and canonical and alternate URLs of a page. */
export const pageMeta = ({
  language,
  publicUrl,
  path,
  title,
  description,
  isPrivate = privatePages.test(path),
}: PageMeta): MetaDescriptor[] => {
  const base: MetaDescriptor[] = [{ title }, { name: 'description', content: description }];
  if (isPrivate) return [...base, { name: 'robots', content: 'noindex' }];
  return [
    ...base,
    { tagName: 'link', rel: 'canonical', href: localisedAddress(path, publicUrl, language) },
    ...languages.map((each) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: each,
      href: localisedAddress(path, publicUrl, each),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: new URL(path, publicUrl).href },
  ];
};

/** Share meta (Open Graph) of a page; empty for a private page. */
export const shareMeta = ({
  language,
  publicUrl,
  path,
  title,
  sharedTitle = title,
  description,
  image = null,
  type = 'website',
  isPrivate = privatePages.test(path),
}: PageMeta): MetaDescriptor[] => {
  if (isPrivate) return [];
  return [
    { property: 'og:type', content: type },
    { property: 'og:title', content: sharedTitle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: localisedAddress(path, publicUrl, language) },
    { property: 'og:locale', content: openGraphLocale(language) },
    ...languages
      .filter((each) => each !== language)
      .map((each) => ({ property: 'og:locale:alternate', content: openGraphLocale(each) })),
    ...(image ? pictureMeta(image, publicUrl) : []),
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
  ];
};

const pictureMeta = ({ path, size, alt }: SharedPicture, publicUrl: string): MetaDescriptor[] => [
  { property: 'og:image', content: new URL(path, publicUrl).href },
  ...(size
    ? [
        { property: 'og:image:width', content: String(size.width) },
        { property: 'og:image:height', content: String(size.height) },
      ]
    : []),
  { property: 'og:image:alt', content: alt },
];

/**
 * Serializes the head of a page in its loader; `readHeadData` is the inverse. One JSON string is smaller than its parts, and
 * the browser needs no code to build it. Share meta and structured data are rendered by the server only.
 */
export const serializeHead = (page: PageMeta, structured: readonly object[] = []): Head => {
  const head = { tags: JSON.stringify(pageMeta(page)) };
  serverRendered.set(head, [...shareMeta(page), ...structured.map((each) => ({ 'script:ld+json': each }))]);
  return head;
};
