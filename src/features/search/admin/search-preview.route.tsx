import { useAdminTitle } from '#core/admin/admin-title.ts';
import { useListUrl } from '#core/admin/use-list-url.ts';
import { contentLanguages } from '#core/i18n/language.ts';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { SearchNav } from './search-nav.tsx';
import { SearchPreviewForm } from './search-preview-form.tsx';

preloadMessages('admin', 'forms');

/** Page that previews the results of any word (decision 193). */
export default function SearchPreviewPage() {
  const { preview } = useMessages('admin').search;
  const { get } = useListUrl();
  const language = contentLanguages.find((each) => each === get('language'));
  useAdminTitle(preview.title);
  return (
    <>
      <SearchNav open="preview" />
      <div className="max-w-2xl pt-8">
        <SearchPreviewForm heading="h1" readChange={() => null} initialWord={get('q')} initialLanguage={language} />
      </div>
    </>
  );
}
