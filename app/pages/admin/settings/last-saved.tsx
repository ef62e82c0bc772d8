import type { SettingVersion } from '../../../../contract/admin/settings.ts';
import { formatMoment } from '../../../../locales/moment.ts';
import { useLanguage, useMessages } from '../../../i18n/messages.tsx';

/** Who saved a version, and when. */
export const LastSaved = ({
  version: { savedAt, savedBy },
}: {
  version: Pick<SettingVersion, 'savedAt' | 'savedBy'>;
}) => {
  const { settings: words } = useMessages('admin');
  const language = useLanguage();
  if (savedAt === null || savedBy === null) return words.neverSaved;
  return words.lastSaved({ email: savedBy, moment: formatMoment(new Date(savedAt), language) });
};
