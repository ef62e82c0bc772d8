import { useAdminContext } from '#core/admin/admin-context.ts';
import { adminLoader } from '#core/admin/admin-loader.ts';
import { useAdminTitle } from '#core/admin/admin-title.ts';
import { BackLink } from '#core/admin/back-link.tsx';
import { ListSkeleton } from '#core/admin/list-skeleton.tsx';
import { RequireEditPermission } from '#core/admin/require-permission.tsx';
import { settingPath } from '#core/admin/settings-nav.tsx';
import { UnsavedChangesDialog, useUnsavedChanges } from '#core/admin/unsaved-changes.tsx';
import { useOpenedData } from '#core/admin/use-admin-data.ts';
import { useAdminPath } from '#core/admin/use-admin-path.ts';
import { LastSaved } from '#core/admin/versions/last-saved.tsx';
import { VersionHistory } from '#core/admin/versions/version-history.tsx';
import { ConflictPanel } from '#core/fields/ui/conflict-panel.tsx';
import type { Bilingual } from '#core/i18n/language.ts';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { CouldNotLoad } from '#core/ui/could-not-load.tsx';
import type { AdminPage, PageVersion } from '../content.admin.contract.ts';
import { type ContentPageName, isDesigned, ownPageNames } from '../content-page-names.ts';
import { paymentPages } from '../payment-texts.ts';
import { publicPath, useTitleOfPage } from '../ui/use-page-names.ts';
import { DesignedForm } from './designed-form.tsx';
import type { Texts } from './group-preview.tsx';
import { MarkdownEditor } from './markdown/markdown-editor.tsx';
import { PageDifferences, pageDifferences } from './page-differences.tsx';
import { PageState } from './page-state.tsx';
import { Publication } from './publication.tsx';
import { type EditedPage, useEditedPage } from './use-edited-page.ts';
import { useVersionedPage } from './use-versioned-page.tsx';

preloadMessages('admin', 'forms');

const pageAt = (path: string): ContentPageName | undefined =>
  ownPageNames.find((each) => path === `settings/pages/${each}`);

export const clientLoader = adminLoader(async ({ pages }, { path, signal }) => {
  const name = pageAt(path);
  return name ? pages.get({ name }, { signal }) : null;
});

/** Editor of the texts of one page, with publication and history (decision 184). */
export default function ContentPage() {
  const name = pageAt(useAdminPath());
  if (!name) return null;
  return (
    <RequireEditPermission permission="settings.write">
      <PageEditor key={name} name={name} />
    </RequireEditPermission>
  );
}

const PageEditor = ({ name }: { name: ContentPageName }) => {
  const { data, hasFailed, reload } = useOpenedData<typeof clientLoader>();
  useAdminTitle(useTitleOfPage()(name));
  if (data) return <OpenPage name={name} opened={data} />;
  return hasFailed ? <CouldNotLoad onTryAgain={reload} /> : <ListSkeleton />;
};

const OpenPage = ({ name, opened }: { name: ContentPageName; opened: AdminPage }) => {
  const { labels } = useMessages('admin').pages;
  const edited = useEditedPage(name, opened);
  const versioned = useVersionedPage(edited);
  const { confirmation, getChanges } = useUnsavedChanges(edited.form);
  const { newest, conflict, value, isUnsaved, problems, placeholders } = edited;
  const { may } = useAdminContext();
  const right = paymentPages.includes(name) ? 'paymentTexts.write' : 'settings.write';
  return (
    <>
      <PageHeader edited={edited} />
      {/* the section explains a missing permission */}
      <RequireEditPermission permission={right} isQuiet={!may('settings.write')}>
        {conflict && <PageConflict key={conflict.number} edited={edited} current={conflict.current} />}
        <form ref={edited.form} noValidate method="post" onSubmit={(event) => event.preventDefault()}>
          {/* compared by the check for unsaved changes */}
          <input type="hidden" name="unsaved" value={isUnsaved ? JSON.stringify(value) : ''} />
          {isDesigned(name) ? (
            <DesignedForm
              name={name}
              value={value as Bilingual<Texts>}
              onChange={edited.change}
              problems={problems.texts}
              placeholders={placeholders}
            />
          ) : (
            <MarkdownEditor
              labels={labels}
              value={value as Bilingual}
              onChange={edited.change}
              problems={problems.texts}
              placeholders={placeholders}
            />
          )}
        </form>
        <Publication edited={edited} getChanges={getChanges} />
        <VersionHistory key={`${newest.version} ${newest.state}`} versioned={versioned} />
      </RequireEditPermission>
      <UnsavedChangesDialog confirmation={confirmation} />
    </>
  );
};

const PageHeader = ({ edited: { name, newest, visibleVersion } }: { edited: EditedPage }) => {
  const { pages: t } = useMessages('admin');
  const title = useTitleOfPage()(name);
  return (
    <>
      <BackLink to={settingPath('pages')} label={t.back} className="mt-4" />
      <div className="pt-2 pb-8">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <h1 id="section-title" tabIndex={-1} className="display text-h2 outline-none scroll-mt-20">
            {title}
          </h1>
          <PageState newest={newest} visibleVersion={visibleVersion} />
        </div>
        <p className="flex flex-wrap items-center gap-x-6 text-caption text-mist">
          <span className="break-words min-w-0">
            <LastSaved version={newest} />
          </span>
          <a href={publicPath(name)} className="link inline-flex items-center min-h-11">
            {t.view}
          </a>
        </p>
      </div>
    </>
  );
};

/** Edit conflict: differences from the version that another admin has saved, line by line. */
const PageConflict = ({ edited, current }: { edited: EditedPage; current: PageVersion }) => {
  const {
    pages: { conflict: title },
    settings: { conflict: t },
  } = useMessages('admin');
  const differences = pageDifferences(edited.name, current.value, edited.value);
  return (
    <ConflictPanel
      title={title}
      current={current}
      differences={
        differences.length === 0 ? null : (
          <PageDifferences label={title} differences={differences} before={t.current} after={t.mine} />
        )
      }
      isBusy={edited.isBusy}
      onKeepMine={() => void edited.keepMine()}
      onTakeCurrent={edited.acceptTheirVersion}
    />
  );
};
