import { useEffect, useRef, useState } from 'react';
import type { ProductRow } from '../../../../contract/office/products.ts';
import { formatNumber } from '../../../../locales/format.ts';
import { loadOffice } from '../../../api/office-in-browser.ts';
import { notify } from '../../../device/notices.ts';
import { useOfficeWords } from '../../../device/office-words.ts';
import { useLanguage } from '../../../device/words.tsx';
import { useOffice } from '../office-context.ts';
import type { Way } from './moving-context.ts';
import { placeButtonId } from './place-buttons.tsx';

/** Moves a product past its neighbour in the list that is shown; the keyboard goes with it. */
export function useMoveProduct(rows: readonly ProductRow[], onMoved: () => void) {
  const { fail } = useOffice();
  const { products } = useOfficeWords();
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const held = useRef<string>(undefined);
  useEffect(() => {
    // once the rows stand in their new order
    if (held.current !== undefined && rows.length > 0) document.getElementById(held.current)?.focus();
    held.current = undefined;
  }, [rows]);

  const move = async (row: ProductRow, way: Way) => {
    const to = placePast(rows, row, way);
    if (isBusy || to < 1) return;
    setBusy(true);
    try {
      const office = await loadOffice();
      const { place } = await office.products.place({ id: row.id, place: to });
      held.current = placeButtonId(row.id, way);
      const { title, body } = products.moved({ name: row.name[language], place: formatNumber(place, language) });
      notify({ title, text: body, about: 'office' });
      onMoved();
    } catch (error) {
      fail(error);
    }
    setBusy(false);
  };
  return { move, isBusy };
}

/** The place of the neighbour in this list, which may show a part of the shelf; at its ends the next place of all. */
const placePast = (rows: readonly ProductRow[], row: ProductRow, way: Way): number => {
  const neighbour = rows[rows.indexOf(row) + (way === 'up' ? -1 : 1)];
  if (neighbour && !neighbour.isArchived) return neighbour.place;
  return row.place + (way === 'up' ? -1 : 1);
};
