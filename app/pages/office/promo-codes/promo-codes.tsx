import { useState } from 'react';
import type { OfficePromo } from '../../../../contract/office/promo-codes.ts';
import type { OfficeInBrowser } from '../../../api/office-client.ts';
import { useOfficeWords } from '../../../device/office-words.ts';
import { useLanguage } from '../../../device/words.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Choices } from '../list/choices.tsx';
import { ListFrame } from '../list/list-frame.tsx';
import { PartHead } from '../list/part-head.tsx';
import { SearchField } from '../list/search-field.tsx';
import { Table } from '../list/table.tsx';
import { type List, useList } from '../list/use-list.ts';
import { useListAddress } from '../list/use-list-address.ts';
import { promoColumns } from './promo-columns.tsx';
import { PromoDetails } from './promo-details.tsx';
import { PromoForm } from './promo-form.tsx';

/** What is edited: a code, or a new one; nothing while the form is closed. */
type Edited = OfficePromo | 'new' | null;

/** The promo codes of the shop, and apart from them those of its customers (specification 2, Admin). */
export const PromoCodes = () => {
  const { frame, promoCodes: words } = useOfficeWords();
  const { get, after } = useListAddress();
  const q = get('q');
  const owned = get('owned') === 'personally' ? 'personally' : undefined;
  const list = useList(ask, { q, owned, after });
  const [edited, setEdited] = useState<Edited>(null);
  const language = useLanguage();
  return (
    <>
      <PartHead title={frame.tabs.promoCodes} counted={list.page}>
        <button type="button" className="btn btn-sm btn-primary" onClick={() => setEdited('new')}>
          <Icon name="plus" className="size-[18px]" />
          {words.add}
        </button>
      </PartHead>
      <div className="flex flex-wrap gap-3 pb-6">
        <SearchField label={words.search} />
        <Choices
          label={words.kind}
          name="owned"
          values={['personally'] as const}
          say={() => words.personal}
          otherwise={words.ofShop}
        />
      </div>
      <ListFrame list={list} isNarrowed={q !== undefined || owned !== undefined}>
        {(rows) => (
          <Table
            label={frame.tabs.promoCodes}
            columns={promoColumns(words, language, owned !== undefined)}
            rows={rows}
            details={detailsWith(setEdited, list)}
            detailsLabel={words.details}
          />
        )}
      </ListFrame>
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

const detailsWith = (onEdit: (promo: OfficePromo) => void, { replace, loadAgain }: List<OfficePromo>) =>
  function details(promo: OfficePromo) {
    return <PromoDetails promo={promo} onEdit={() => onEdit(promo)} onChanged={replace} onRemoved={loadAgain} />;
  };

type Asked = Parameters<OfficeInBrowser['promoCodes']['list']>[0];

const ask = ({ promoCodes }: OfficeInBrowser, query: Asked) => promoCodes.list(query);
