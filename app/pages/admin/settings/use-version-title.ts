import type { SettingVersion } from '../../../../contract/admin/settings.ts';
import { formatNumber } from '../../../../locales/format.ts';
import { useLanguage, useMessages } from '../../../i18n/messages.tsx';

/** The title of a version: its number, or that it is the default of a new shop. */
export const useVersionTitle = () => {
  const { history: words } = useMessages('admin').settings;
  const language = useLanguage();
  return ({ version }: Pick<SettingVersion, 'version'>): string =>
    version === 0 ? words.initial : words.version({ number: formatNumber(version, language) });
};
