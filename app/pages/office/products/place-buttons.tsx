import type { ProductRow } from '../../../../contract/office/products.ts';
import { useOfficeWords } from '../../../device/office-words.ts';
import { useLanguage } from '../../../device/words.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Way } from './moving-context.ts';

/** The id of the button that moves a product: the keyboard stays on it while its row moves. */
export const placeButtonId = (id: string, way: Way): string => `${way}-${id}`;

interface PlaceButtonsProps {
  readonly row: ProductRow;
  readonly isBusy: boolean;
  readonly onMove: (way: Way) => void;
}

/** Moves a product before the one above it, or behind the one below. */
export const PlaceButtons = ({ row, isBusy, onMove }: PlaceButtonsProps) => {
  const { products } = useOfficeWords();
  const name = row.name[useLanguage()];
  return (
    <>
      {(['up', 'down'] as const).map((way) => (
        <button
          key={way}
          id={placeButtonId(row.id, way)}
          type="button"
          aria-label={products[way]({ name })}
          aria-disabled={isBusy || (way === 'up' && row.place === 1)}
          className="grid place-items-center size-11 text-mist hover:text-lapis-900 aria-disabled:opacity-45"
          onClick={() => onMove(way)}
        >
          <Icon name={way === 'up' ? 'arrow-up' : 'arrow-down'} className="size-[18px]" />
        </button>
      ))}
    </>
  );
};
