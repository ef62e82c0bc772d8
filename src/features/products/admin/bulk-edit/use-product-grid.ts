import { useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { invalidFields } from '#core/api/field-errors.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { readError } from '#core/api/read-error.ts';
import { isSubmitBlockedOffline } from '#core/browser/require-connection.ts';
import { notify } from '#core/browser/toasts.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import type { GridProduct } from '../../bulk-edit.admin.contract.ts';
import { type GridField, parseCell, toChange } from './grid-cells.ts';
import { noEdits, withCell, withCurrent, withErrors, withSaved, withUndo } from './grid-edits.ts';

/** Unsaved changes of the grid and their actions; `onSaved` receives the saved products. */
export function useProductGrid(onSaved: (products: readonly GridProduct[]) => void) {
  const { grid: t } = useMessages('admin').products;
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
      setEdits((previous) => withSaved(previous, edits.rows, items));
      notify({ title: t.saved, text: t.savedCount(items.length), about: 'admin' });
    } catch (error) {
      const refusal = readError(error, language);
      const { code, details } = refusal;
      const issues = invalidFields(refusal, language);
      if (issues !== null) {
        const ids = changed.map(({ base }) => base.id);
        setEdits((previous) => withErrors(previous, ids, issues));
      }
      if (code === 'PRODUCTS_CHANGED' && Array.isArray(details['products'])) {
        const current = details['products'] as GridProduct[];
        setEdits((previous) => withCurrent(previous, current));
        onSaved(current);
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
    edit: (product: GridProduct, field: GridField, text: string) => {
      const parsed = parseCell(field, text);
      setEdits((previous) =>
        'code' in parsed
          ? withCell(previous, product, field, text.trim(), parsed.code)
          : withCell(previous, product, field, parsed.value),
      );
    },
    undo: () => setEdits(withUndo),
    discard: () => setEdits(noEdits),
    save: () => void save(),
  };
}
