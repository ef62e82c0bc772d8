import { type ReactNode, useEffect, useRef } from 'react';
import type { Messages } from '#core/i18n/messages.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { formatMoment } from '#core/i18n/moment.ts';
import type { SettingVersion } from '../../settings/setting-version.ts';

interface ConflictPanelProps {
  readonly title: string;
  /** Texts of the panel; by default those of a settings section. */
  readonly texts?: Pick<Messages['admin']['settings']['conflict'], 'text' | 'same' | 'keepMine' | 'acceptTheirVersion'>;
  /** The version that another admin has saved meanwhile. */
  readonly current: Pick<SettingVersion, 'savedAt' | 'savedBy'>;
  /** Both versions; null if they are the same. */
  readonly differences: ReactNode;
  readonly isBusy: boolean;
  readonly onKeepMine: () => void;
  readonly onTakeCurrent: () => void;
}

/** Edit conflict: the stored version next to the input, and the choice between them. */
export const ConflictPanel = ({
  title,
  texts: customTexts,
  current,
  differences,
  isBusy,
  onKeepMine,
  onTakeCurrent,
}: ConflictPanelProps) => {
  const { settings } = useMessages('admin');
  const { fields } = useMessages('common');
  const t = customTexts ?? settings.conflict;
  const language = useLanguage();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const { savedAt, savedBy } = current;
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="conflict-title"
      className="mb-10 p-4 sm:p-6 bg-gold-50 border border-gold-200 scroll-mt-20"
    >
      <h2 id="conflict-title" className="text-lg font-medium text-gold-800">
        {title}
      </h2>
      <p className="text-base pt-1 pb-4 break-words">
        {t.text({
          email: savedBy ?? settings.history.initial,
          moment: savedAt === null ? '' : formatMoment(new Date(savedAt), language),
        })}
      </p>
      {differences === null ? (
        <p className="text-base">{t.same}</p>
      ) : (
        <div className="bg-white border border-gold-200">{differences}</div>
      )}
      <p className="flex flex-wrap gap-3 pt-5">
        <button
          type="button"
          className="btn btn-primary"
          aria-busy={isBusy}
          aria-disabled={isBusy}
          onClick={onKeepMine}
        >
          {isBusy ? fields.wait : t.keepMine}
        </button>
        <button type="button" className="btn btn-quiet" onClick={onTakeCurrent}>
          {t.acceptTheirVersion}
        </button>
      </p>
    </section>
  );
};
