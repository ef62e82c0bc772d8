import { useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { anyText, listLoader, oneOf } from '#core/admin/admin-loader.ts';
import { FilterPanel } from '#core/admin/filter-panel.tsx';
import { RadioGroup } from '#core/admin/list-filters.tsx';
import { ListLayout, SectionHeader } from '#core/admin/list-page.tsx';
import { RequirePermission } from '#core/admin/require-permission.tsx';
import { Table } from '#core/admin/table.tsx';
import { type AdminList, useAdminList } from '#core/admin/use-admin-data.ts';
import { useListUrl } from '#core/admin/use-list-url.ts';
import { preloadMessages, useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import type { AdminPromoCode } from '../promo-codes.admin.contract.ts';
import { promoColumns } from './promo-columns.tsx';
import { PromoDetails } from './promo-details.tsx';
import { PromoForm } from './promo-form.tsx';

preloadMessages('admin', 'forms');

export const clientLoader = listLoader(
  { q: anyText, owned: oneOf(['personally']) },
  ({ promoCodes }, query, { signal }) => promoCodes.list(query, { signal }),
);

/** Code in the form; `new` for a new one, null while the form is closed. */
type Edited = AdminPromoCode | 'new' | null;

/** The shop's promo codes, and separately the customers' personal ones (specification 2). */
export default function PromoCodes() {
  const { promoCodes: t } = useMessages('admin');
  const isPersonal = useListUrl().get('owned') === 'personally';
  const list = useAdminList<typeof clientLoader>();
  const [edited, setEdited] = useState<Edited>(null);
  const language = useLanguage();
  const { may } = useAdminContext();
  return (
    <>
      <SectionHeader title={t.title} counted={list.page}>
        <RequirePermission permission="promoCodes.write">
          <button type="button" className="btn btn-sm btn-primary" onClick={() => setEdited('new')}>
            <Icon name="plus" className="size-[18px]" />
            {t.add}
          </button>
        </RequirePermission>
      </SectionHeader>
      <FilterPanel search={t.search}>
        {may('customers.read') && (
          <RadioGroup
            label={t.kind}
            name="owned"
            values={['personally'] as const}
            format={() => t.personal}
            otherwise={t.ofShop}
          />
        )}
      </FilterPanel>
      <ListLayout list={list}>
        {(rows) => (
          <Table
            label={t.title}
            columns={promoColumns(t, language, isPersonal)}
            rows={rows}
            details={detailsWith(setEdited, list)}
            detailsLabel={t.details}
          />
        )}
      </ListLayout>
      {edited !== null && (
        <PromoForm
          promo={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={(promo) => {
            setEdited(null);
            if (edited === 'new') list.reload();
            else list.replace(promo);
          }}
        />
      )}
    </>
  );
}

const detailsWith = (onEdit: (promo: AdminPromoCode) => void, { replace, reload }: AdminList<AdminPromoCode>) =>
  function details(promo: AdminPromoCode) {
    return <PromoDetails promo={promo} onEdit={() => onEdit(promo)} onChanged={replace} onRemoved={reload} />;
  };
