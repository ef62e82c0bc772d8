import { formatNumber } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import type { ContentPageName } from '../content-page-names.ts';
import { isDesigned } from '../content-page-names.ts';

type Words = Readonly<Partial<Record<string, string>>>;

/** The title of a page that the owner edits. */
export const useTitleOfPage = () => {
  const { titles } = useMessages('admin').pages;
  const { policies } = useMessages('common').layout.footer;
  return (name: ContentPageName): string => (isDesigned(name) ? titles[name] : policies[name]);
};

/** Where shoppers see a page. */
export const publicPath = (name: ContentPageName): string => {
  if (!isDesigned(name)) return `/policies/${name}`;
  return name === 'home' ? '/' : `/${name}`;
};

/** Names of the texts and parts of designed pages. */
export const usePageNames = () => {
  const { fields, groups, numbered } = useMessages('admin').pages;
  const language = useLanguage();
  const names: Words = fields;
  const parts: Words = groups;
  return {
    /** `Headline` for `hero/headline`, `Name 2` for the second testimonial's. */
    field: (name: string): string => {
      const path = name.split('/');
      const last = path.at(-1) ?? '';
      const label = names[last] ?? last;
      const index = path.find((part) => /^\d+$/u.test(part));
      return index === undefined ? label : numbered({ label, number: formatNumber(Number(index) + 1, language) });
    },
    group: (name: string): string => parts[name] ?? name,
  };
};
