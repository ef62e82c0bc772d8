import { createContext } from 'react';
import { textIn } from '#core/i18n/language.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import type { ProductRow } from '../products.admin.contract.ts';

/** Id of a button that moves a product, which keeps focus while its row moves. */
export const positionButtonId = (id: string, direction: MoveDirection): string => `${direction}-${id}`;

interface PositionButtonsProps {
  readonly row: ProductRow;
  readonly isBusy: boolean;
  readonly onMove: (direction: MoveDirection) => void;
}

/** Buttons that move a product up or down by one row. */
export const PositionButtons = ({ row, isBusy, onMove }: PositionButtonsProps) => {
  const { products } = useMessages('admin');
  const name = textIn(row.name, useLanguage());
  return (
    <>
      {(['up', 'down'] as const).map((direction) => (
        <button
          key={direction}
          id={positionButtonId(row.id, direction)}
          type="button"
          data-repeats
          aria-label={products[direction]({ name })}
          aria-disabled={isBusy || (direction === 'up' && row.position === 1)}
          className="grid place-items-center size-11 text-mist hover:text-lapis-900 aria-disabled:opacity-45"
          onClick={() => onMove(direction)}
        >
          <Icon name={direction === 'up' ? 'arrow-up' : 'arrow-down'} className="size-[18px]" />
        </button>
      ))}
    </>
  );
};

export type MoveDirection = 'up' | 'down';

/** Reorders products; null while the list is not sorted by position. */
export const ReorderContext = createContext<{
  readonly isBusy: boolean;
  readonly move: (row: ProductRow, direction: MoveDirection) => Promise<void>;
} | null>(null);
