import type { Content } from '#core/i18n/server-texts.ts';

/** Title of a page in its texts (`content/meta/<id>`), without the shop's name; undefined for a page that composes its title. */
export const pageTitle = ({ meta }: Content, id: string): string | undefined => {
  const name = id.replaceAll(/-(\w)/gu, (_, letter: string) => letter.toUpperCase());
  const titles: Readonly<Partial<Record<string, unknown>>> = meta;
  const texts = titles[name];
  if (typeof texts !== 'object' || texts === null || !('title' in texts)) return undefined;
  return String(texts.title).replace(` | ${meta.siteName}`, '');
};
