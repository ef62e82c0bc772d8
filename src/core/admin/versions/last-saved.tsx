import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { formatMoment } from '#core/i18n/moment.ts';
import type { SettingVersion } from '../../settings/setting-version.ts';

/** Author and time of a version. */
export const LastSaved = ({
  version: { savedAt, savedBy },
}: {
  version: Pick<SettingVersion, 'savedAt' | 'savedBy'>;
}) => {
  const { settings: t } = useMessages('admin');
  const language = useLanguage();
  if (savedAt === null || savedBy === null) return t.neverSaved;
  return t.lastSaved({ email: savedBy, moment: formatMoment(new Date(savedAt), language) });
};
