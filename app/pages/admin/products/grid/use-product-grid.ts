import { useState } from 'react';
import type { GridProduct } from '../../../../../contract/admin/product-grid.ts';
import { loadAdminClient } from '../../../../api/load-admin-client.ts';
import { refusalOf } from '../../../../api/refusal.ts';
import { refusedFields } from '../../../../api/refused-fields.ts';
import { useLanguage, useMessages } from '../../../../i18n/messages.tsx';
import { isSubmitBlockedOffline } from '../../../../state/is-submit-blocked-offline.ts';
import { notify } from '../../../../state/toasts.ts';
import { useAdminContext } from '../../use-admin.ts';
import { type GridField, parseCell, toChange } from './grid-cells.ts';
import { noEdits, undone, withCell, withErrors, withPresent } from './grid-edits.ts';

/** The unsaved changes of the grid and what can be done with them; `onSaved` takes over the saved products. */
export function useProductGrid(onSaved: (products: readonly GridProduct[]) => void) {
  const { grid: words } = useMessages('admin').products;
  const { fail } = useAdminContext();
  const language = useLanguage();
  const [edits, setEdits] = useState(noEdits);
  const [isBusy, setBusy] = useState(false);

  const save = async () => {
    if (isBusy || isSubmitBlockedOffline()) return;
    setBusy(true);
    const changed = [...edits.rows.values()];
    try {
      const { productGrid } = await loadAdminClient();
      const { items } = await productGrid.save({ changes: changed.map((row) => toChange(row.base, row.edits)) });
      onSaved(items);
      setEdits(noEdits);
      notify({ title: words.saved, text: words.savedCount(items.length), about: 'admin' });
    } catch (error) {
      const refusal = refusalOf(error, language);
      const { code, details } = refusal;
      const issues = refusedFields(refusal, language);
      if (issues !== null) {
        const ids = changed.map(({ base }) => base.id);
        setEdits((now) => withErrors(now, ids, issues));
      }
      if (code === 'PRODUCTS_CHANGED' && Array.isArray(details['products'])) {
        const present = details['products'] as GridProduct[];
        setEdits((now) => withPresent(now, present));
        onSaved(present);
      }
      fail(error);
    }
    setBusy(false);
  };

  return {
    edits,
    isBusy,
    /** Whether products have changed since they were loaded; their cells show both values. */
    isConflict: [...edits.rows.values()].some(({ isChanged }) => isChanged),
    edit: (product: GridProduct, field: GridField, typed: string) => {
      const parsed = parseCell(field, typed);
      setEdits((now) =>
        'code' in parsed
          ? withCell(now, product, field, typed.trim(), parsed.code)
          : withCell(now, product, field, parsed.value),
      );
    },
    undo: () => setEdits(undone),
    discard: () => setEdits(noEdits),
    save: () => void save(),
  };
}
