import type { PageVersion } from '../../../../../contract/admin/pages.ts';
import { useMessages } from '../../../../i18n/messages.tsx';
import { ConflictPanel } from '../conflict-panel.tsx';
import { PageDifferences, pageDifferences } from './page-differences.tsx';
import type { EditedPage } from './use-edited-page.ts';

/** A page that another admin has saved meanwhile, line by line. */
export const PageConflict = ({ edited, theirs }: { edited: EditedPage; theirs: PageVersion }) => {
  const {
    pages: { conflict: title },
    settings: { conflict: words },
  } = useMessages('admin');
  const differences = pageDifferences(edited.name, theirs.value, edited.value);
  return (
    <ConflictPanel
      title={title}
      theirs={theirs}
      differences={
        differences.length === 0 ? null : (
          <PageDifferences label={title} differences={differences} before={words.theirs} after={words.mine} />
        )
      }
      isBusy={edited.isBusy}
      onKeepMine={() => void edited.keepMine()}
      onTakeTheirs={edited.takeTheirs}
    />
  );
};
