import { createContext } from 'react';
import type { ProductRow } from '../../../../contract/admin/products.ts';
import { useLanguage, useMessages } from '../../../i18n/messages.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** The id of the button that moves a product: the keyboard stays on it while its row moves. */
export const positionButtonId = (id: string, way: MoveDirection): string => `${way}-${id}`;

interface PlaceButtonsProps {
  readonly row: ProductRow;
  readonly isBusy: boolean;
  readonly onMove: (way: MoveDirection) => void;
}

/** Moves a product before the one above it, or behind the one below. */
export const PositionButtons = ({ row, isBusy, onMove }: PlaceButtonsProps) => {
  const { products } = useMessages('admin');
  const name = row.name[useLanguage()];
  return (
    <>
      {(['up', 'down'] as const).map((way) => (
        <button
          key={way}
          id={positionButtonId(row.id, way)}
          type="button"
          aria-label={products[way]({ name })}
          aria-disabled={isBusy || (way === 'up' && row.position === 1)}
          className="grid place-items-center size-11 text-mist hover:text-lapis-900 aria-disabled:opacity-45"
          onClick={() => onMove(way)}
        >
          <Icon name={way === 'up' ? 'arrow-up' : 'arrow-down'} className="size-[18px]" />
        </button>
      ))}
    </>
  );
};

export type MoveDirection = 'up' | 'down';

/** Moving products on the shelf; null while the list stands in another order. */
export const ReorderContext = createContext<{
  readonly isBusy: boolean;
  readonly move: (row: ProductRow, way: MoveDirection) => Promise<void>;
} | null>(null);
