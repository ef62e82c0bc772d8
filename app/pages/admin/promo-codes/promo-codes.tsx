import { useState } from 'react';
import type { AdminPromoCode } from '../../../../contract/admin/promo-codes.ts';
import type { AdminClient } from '../../../api/admin-client.ts';
import { preloadMessages, useLanguage, useMessages } from '../../../i18n/messages.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { RadioGroup, SearchField } from '../list/list-filters.tsx';
import { ListLayout, SectionHeader } from '../list/list-layout.tsx';
import { Table } from '../list/table.tsx';
import { type ListResult, useList } from '../list/use-list.ts';
import { useListUrl } from '../list/use-list-url.ts';
import { May } from '../may.tsx';
import { promoColumns } from './promo-columns.tsx';
import { PromoDetails } from './promo-details.tsx';
import { PromoForm } from './promo-form.tsx';

preloadMessages('admin', 'forms');

/** Code in the form; `new` for a new one, null while the form is closed. */
type Edited = AdminPromoCode | 'new' | null;

/** The shop's promo codes, and separately the customers' personal ones (specification 2, Admin). */
export const PromoCodes = () => {
  const { promoCodes: words } = useMessages('admin');
  const { get, after } = useListUrl();
  const q = get('q');
  const owned = get('owned') === 'personally' ? 'personally' : undefined;
  const list = useList(ask, { q, owned, after });
  const [edited, setEdited] = useState<Edited>(null);
  const language = useLanguage();
  return (
    <>
      <SectionHeader title={words.title} counted={list.page}>
        <May right="promoCodes.write">
          <button type="button" className="btn btn-sm btn-primary" onClick={() => setEdited('new')}>
            <Icon name="plus" className="size-[18px]" />
            {words.add}
          </button>
        </May>
      </SectionHeader>
      <div className="flex flex-wrap gap-3 pb-6">
        <SearchField label={words.search} />
        <May right="customers.read">
          <RadioGroup
            label={words.kind}
            name="owned"
            values={['personally'] as const}
            say={() => words.personal}
            otherwise={words.ofShop}
          />
        </May>
      </div>
      <ListLayout list={list} isNarrowed={q !== undefined || owned !== undefined}>
        {(rows) => (
          <Table
            label={words.title}
            columns={promoColumns(words, language, owned !== undefined)}
            rows={rows}
            details={detailsWith(setEdited, list)}
            detailsLabel={words.details}
          />
        )}
      </ListLayout>
      {edited !== null && (
        <PromoForm
          promo={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={(promo) => {
            setEdited(null);
            if (edited === 'new') list.loadAgain();
            else list.replace(promo);
          }}
        />
      )}
    </>
  );
};

const detailsWith = (onEdit: (promo: AdminPromoCode) => void, { replace, loadAgain }: ListResult<AdminPromoCode>) =>
  function details(promo: AdminPromoCode) {
    return <PromoDetails promo={promo} onEdit={() => onEdit(promo)} onChanged={replace} onRemoved={loadAgain} />;
  };

type Asked = Parameters<AdminClient['promoCodes']['list']>[0];

const ask = ({ promoCodes }: AdminClient, query: Asked) => promoCodes.list(query);
