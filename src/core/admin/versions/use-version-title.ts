import { formatNumber } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import type { SettingVersion } from '../../settings/setting-version.ts';

/** Returns a function for the title of a version: its number, or a text for the default. */
export const useVersionTitle = () => {
  const { history: t } = useMessages('admin').settings;
  const language = useLanguage();
  return ({ version }: Pick<SettingVersion, 'version'>): string =>
    version === 0 ? t.initial : t.version({ number: formatNumber(version, language) });
};
