import { useId, useState } from 'react';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { formatMoment } from '#core/i18n/moment.ts';
import { CouldNotLoad } from '#core/ui/could-not-load.tsx';
import { Icon } from '#core/ui/icon.tsx';
import type { SettingVersion } from '../../settings/setting-version.ts';
import { ListSkeleton } from '../list-skeleton.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import { useVersionHistory } from './use-version-history.ts';
import { useVersionTitle } from './use-version-title.ts';
import type { Versioned } from './versioned.ts';

/** Lists author, changes and time of each version; each can be opened and restored. */
export function VersionHistory<Version extends SettingVersion>({ versioned }: { versioned: Versioned<Version> }) {
  const { history: t } = useMessages('admin').settings;
  const { versions, hasMore, isLoading, hasFailed, load } = useVersionHistory(versioned.loadVersions);
  const [restored, setRestored] = useState<Version | null>(null);
  // the last version needs its predecessor to display its changes
  const visible = hasMore ? versions.slice(0, -1) : versions;
  return (
    <section aria-labelledby="history-title" className="pt-16">
      <h2 id="history-title" className="text-lg font-medium pb-4">
        {t.title}
      </h2>
      {versions.length === 0 && (hasFailed ? <CouldNotLoad onTryAgain={load} /> : <ListSkeleton />)}
      <ol className="grid border-t border-lapis-900">
        {visible.map((version, index) => (
          <VersionRow
            key={version.version}
            versioned={versioned}
            version={version}
            previous={versions[index + 1]}
            isNewest={index === 0}
            onRestore={() => setRestored(version)}
          />
        ))}
      </ol>
      {hasMore && (
        <p className="pt-4">
          <button
            type="button"
            className="btn btn-sm btn-quiet"
            aria-busy={isLoading}
            aria-disabled={isLoading}
            onClick={load}
          >
            {t.older}
          </button>
        </p>
      )}
      {restored && <RestoreDialog versioned={versioned} restored={restored} onClose={() => setRestored(null)} />}
    </section>
  );
}

interface VersionRowProps<Version extends SettingVersion> {
  readonly versioned: Versioned<Version>;
  readonly version: Version;
  /** The previous version; undefined for the default. */
  readonly previous: Version | undefined;
  readonly isNewest: boolean;
  readonly onRestore: () => void;
}

function VersionRow<Version extends SettingVersion>({
  versioned,
  version,
  previous,
  isNewest,
  onRestore,
}: VersionRowProps<Version>) {
  const { history: t } = useMessages('admin').settings;
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const title = useVersionTitle()(version);
  const mark = versioned.mark(version);
  return (
    <li className="border-b border-lapis-200 py-2">
      <div className="grid grid-cols-[1fr_auto] sm:flex items-center gap-x-4 gap-y-1">
        <p className="text-base sm:me-auto min-w-0 break-words">
          <span className="font-medium num">{title}</span>
          {mark && (
            <span className="inline-block ms-2 px-2 py-0.5 rounded-full bg-lapis-100 text-lapis-800 text-micro">
              {mark}
            </span>
          )}
          {version.savedAt !== null && (
            <span className="block text-caption text-mist">
              <time dateTime={version.savedAt} className="num">
                {formatMoment(new Date(version.savedAt), language)}
              </time>{' '}
              {t.by({ email: version.savedBy ?? '' })}
            </span>
          )}
        </p>
        {!isNewest && (
          <button
            type="button"
            className="btn btn-sm btn-line max-sm:row-start-2 max-sm:justify-self-start"
            onClick={onRestore}
          >
            <Icon name="rotate-ccw" className="size-[18px] rtl:mirror" />
            {t.restore}
          </button>
        )}
        {previous && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={t.details({ version: title })}
            className="grid place-items-center size-11"
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="chevron-down" className={`size-5 transition-transform ${isOpen ? '-scale-y-100' : ''}`} />
          </button>
        )}
      </div>
      <div id={id} hidden={!isOpen} className="bg-lapis-50 mt-2">
        {isOpen &&
          previous &&
          (versioned.showDifferences(previous, version, t.details({ version: title })) ?? (
            <p className="p-3">{t.unchanged}</p>
          ))}
      </div>
    </li>
  );
}
