import { useEffect, useRef } from 'react';
import type { SettingVersion } from '../../../../contract/admin/settings.ts';
import { settingDifferences } from '../../../../domain/settings/setting-differences.ts';
import { formatMoment } from '../../../../locales/moment.ts';
import { useLanguage, useMessages } from '../../../i18n/messages.tsx';
import { DifferenceTable } from './difference-table.tsx';
import type { EditedSection } from './use-edited-section.ts';

interface ConflictPanelProps {
  readonly edited: EditedSection;
  readonly theirs: SettingVersion;
  readonly onTake: (theirs: SettingVersion) => void;
}

/** What another admin has saved meanwhile beside what is typed, and the choice between both. */
export const ConflictPanel = ({ edited, theirs, onTake }: ConflictPanelProps) => {
  const { settings } = useMessages('admin');
  const { fields } = useMessages('common');
  const { conflict: words } = settings;
  const language = useLanguage();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const differences = settingDifferences(edited.fields, theirs.value, edited.accepted ?? edited.value);
  const { savedAt, savedBy } = theirs;
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="conflict-title"
      className="mb-10 p-4 sm:p-6 bg-gold-50 border border-gold-200 scroll-mt-20"
    >
      <h2 id="conflict-title" className="text-lg font-medium text-gold-800">
        {words.title}
      </h2>
      <p className="text-base pt-1 pb-4 break-words">
        {words.text({
          email: savedBy ?? settings.history.initial,
          moment: savedAt === null ? '' : formatMoment(new Date(savedAt), language),
        })}
      </p>
      {differences.length === 0 ? (
        <p className="text-base">{words.same}</p>
      ) : (
        <div className="bg-white border border-gold-200">
          <DifferenceTable label={words.title} differences={differences} before={words.theirs} after={words.mine} />
        </div>
      )}
      <p className="flex flex-wrap gap-3 pt-5">
        <button
          type="button"
          className="btn btn-primary"
          aria-busy={edited.isBusy}
          aria-disabled={edited.isBusy}
          onClick={() => void edited.keepMine()}
        >
          {edited.isBusy ? fields.wait : words.keepMine}
        </button>
        <button type="button" className="btn btn-quiet" onClick={() => onTake(theirs)}>
          {words.takeTheirs}
        </button>
      </p>
    </section>
  );
};
