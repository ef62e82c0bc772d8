import { useVersionTitle } from '#core/admin/versions/use-version-title.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { formatMoment } from '#core/i18n/moment.ts';
import type { PageVersionInfo } from '../content.admin.contract.ts';

interface PageStateProps {
  readonly newest: PageVersionInfo;
  /** Number of the version that shoppers see. */
  readonly visibleVersion: number;
}

const colors: Readonly<Record<PageVersionInfo['state'], string>> = {
  default: 'bg-lapis-100 text-lapis-800',
  published: 'bg-lapis-900 text-white',
  draft: 'bg-gold-50 text-gold-800 border border-gold-200',
  planned: 'bg-gold-50 text-gold-800 border border-gold-200',
};

/** State of the newest version of a page, and of the public version if it differs. */
export const PageState = ({ newest, visibleVersion }: PageStateProps) => {
  const { pages: t } = useMessages('admin');
  const language = useLanguage();
  const titleOf = useVersionTitle();
  const { state, publishedAt, version } = newest;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className={`inline-block px-2.5 py-0.5 rounded-full text-caption num ${colors[state]}`}>
        {state === 'planned' && publishedAt !== null
          ? t.plannedFor({ moment: formatMoment(new Date(publishedAt), language) })
          : t.states[state]}
      </span>
      {version !== visibleVersion && (
        <span className="text-caption text-mist num">
          {t.liveVersion({ version: visibleVersion === 0 ? t.states.default : titleOf({ version: visibleVersion }) })}
        </span>
      )}
    </span>
  );
};
