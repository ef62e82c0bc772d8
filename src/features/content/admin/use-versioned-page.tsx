import { useCallback } from 'react';
import type { LoadVersions } from '#core/admin/versions/use-version-history.ts';
import type { Versioned } from '#core/admin/versions/versioned.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { formatMoment } from '#core/i18n/moment.ts';
import type { PageVersion } from '../content.admin.contract.ts';
import { PageDifferences, pageDifferences } from './page-differences.tsx';
import type { EditedPage } from './use-edited-page.ts';

/** The history of a page. */
export function useVersionedPage(edited: EditedPage): Versioned<PageVersion> {
  const {
    pages: t,
    settings: { history },
  } = useMessages('admin');
  const language = useLanguage();
  const { name, newest, visibleVersion, restore, isUnsaved, isBusy } = edited;
  const loadVersions = useCallback<LoadVersions<PageVersion>>(
    ({ pages }, page) => pages.versions({ name, ...page }),
    [name],
  );
  return {
    newest,
    loadVersions,
    showDifferences: (before, after, label) => {
      const differences = pageDifferences(name, before.value, after.value);
      if (differences.length === 0) return null;
      return <PageDifferences label={label} differences={differences} before={history.old} after={history.next} />;
    },
    mark: ({ version, state, publishedAt }) => {
      if (version === visibleVersion) return t.liveNow;
      if (state === 'planned' && publishedAt !== null)
        return t.plannedFor({ moment: formatMoment(new Date(publishedAt), language) });
      return state === 'draft' ? t.states.draft : undefined;
    },
    restore,
    restoreText: t.restoreText,
    isUnsaved,
    isBusy,
  };
}
