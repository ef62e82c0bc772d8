import { formatNumber } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { Price } from '#core/ui/price.tsx';
import { withKinds } from '#features/products/product-name.ts';
import type { AdminOrder } from '../orders.admin.contract.ts';
import type { EditedLine } from './order-lines.tsx';

interface EditConflictProps {
  /** The version saved by another admin. */
  readonly current: AdminOrder;
  readonly lines: readonly EditedLine[];
  readonly total: number | null;
  /** Reapplies this admin's change to the other version. */
  readonly onReapply: () => void;
  /** Discards this admin's change and starts from the other version. */
  readonly onDiscard: () => void;
}

/** Shows both versions of an order edited by two admins, and lets this admin choose one. */
export const EditConflict = ({ current, lines, total, onReapply, onDiscard }: EditConflictProps) => {
  const { conflict } = useMessages('admin').orderChanges;
  const by = current.history.findLast(({ content }) => content !== null)?.by;
  return (
    <section role="alert" className="grid gap-5 p-5 bg-carnelian-50 border border-carnelian-200">
      <div>
        <h2 className="font-medium text-carnelian-700">{conflict.title}</h2>
        <p>{by ? conflict.by({ name: by }) : conflict.text}</p>
      </div>
      <div className="grid sm:grid-cols-2 gap-5">
        <Version title={conflict.current} lines={withKinds(current.items)} total={current.total} />
        <Version title={conflict.yours} lines={withKinds(lines)} total={total} />
      </div>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="btn btn-sm btn-primary" onClick={onDiscard}>
          {conflict.take}
        </button>
        <button type="button" className="btn btn-sm btn-line" onClick={onReapply}>
          {conflict.keep}
        </button>
      </div>
    </section>
  );
};

interface VersionProps {
  readonly title: string;
  readonly lines: readonly Pick<EditedLine, 'productId' | 'name' | 'quantity'>[];
  readonly total: number | null;
}

const Version = ({ title, lines, total }: VersionProps) => {
  const language = useLanguage();
  return (
    <div className="min-w-0">
      <h3 className="text-caption text-mist pb-1">{title}</h3>
      <ul>
        {lines.map(({ productId, name, quantity }) => (
          <li key={productId}>
            <bdi>{name}</bdi>{' '}
            <span className="num text-mist whitespace-nowrap">× {formatNumber(quantity, language)}</span>
          </li>
        ))}
      </ul>
      {total !== null && <Price amount={total} className="font-medium" />}
    </div>
  );
};
