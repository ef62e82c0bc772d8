import { createContext } from 'react';
import { textIn } from '#core/i18n/language.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import type { ProductRow } from '../products.admin.contract.ts';

/** Id of the button that moves a product: it keeps focus while its row moves. */
export const positionButtonId = (id: string, way: MoveDirection): string => `${way}-${id}`;

interface PlaceButtonsProps {
  readonly row: ProductRow;
  readonly isBusy: boolean;
  readonly onMove: (way: MoveDirection) => void;
}

/** Buttons that move a product up or down by one row. */
export const PositionButtons = ({ row, isBusy, onMove }: PlaceButtonsProps) => {
  const { products } = useMessages('admin');
  const name = textIn(row.name, useLanguage());
  return (
    <>
      {(['up', 'down'] as const).map((way) => (
        <button
          key={way}
          id={positionButtonId(row.id, way)}
          type="button"
          data-repeats
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

/** Reorders products; null while the list is not sorted by position. */
export const ReorderContext = createContext<{
  readonly isBusy: boolean;
  readonly move: (row: ProductRow, way: MoveDirection) => Promise<void>;
} | null>(null);
