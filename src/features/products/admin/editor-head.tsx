import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useAdminTitle } from '#core/admin/admin-title.ts';
import { BackLink } from '#core/admin/back-link.tsx';
import { useMessages } from '#core/i18n/messages-provider.tsx';

/** Header of the editor: the product's name and a link back to the list. */
export const EditorHead = ({ title, children }: { title: string; children?: ReactNode }) => {
  const { products } = useMessages('admin');
  const { search } = useLocation();
  useAdminTitle(title);
  return (
    <div className="pt-6 pb-6">
      <BackLink to={`/admin/products${search}`} label={products.back} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <h1 className="display text-h2 min-w-0 break-words">
          <bdi>{title}</bdi>
        </h1>
        {children}
      </div>
    </div>
  );
};
