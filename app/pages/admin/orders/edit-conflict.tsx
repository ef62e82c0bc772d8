import type { AdminOrder } from '../../../../contract/admin/orders.ts';
import { withKinds } from '../../../../domain/products/name-with-kind.ts';
import { formatNumber } from '../../../../locales/format.ts';
import { Price } from '../../../components/price.tsx';
import { useLanguage, useMessages } from '../../../i18n/messages.tsx';
import type { EditedLine } from './order-lines.tsx';

interface EditConflictProps {
  /** The order as another admin has saved it. */
  readonly current: AdminOrder;
  readonly lines: readonly EditedLine[];
  readonly total: number | null;
  /** Applies this admin's change to the other version. */
  readonly onKeep: () => void;
  /** Begins again from the other version. */
  readonly onTake: () => void;
}

/** Both versions of an order that two admins have changed, and which one to go on with. */
export const EditConflict = ({ current, lines, total, onKeep, onTake }: EditConflictProps) => {
  const { conflict } = useMessages('admin').orderChanges;
  const by = current.history.findLast(({ content }) => content !== null)?.by;
  return (
    <section role="alert" className="grid gap-5 p-5 bg-carnelian-50 border border-carnelian-200">
      <div>
        <h2 className="font-medium text-carnelian-700">{conflict.title}</h2>
        <p>{by ? conflict.by({ name: by }) : conflict.text}</p>
      </div>
      <div className="grid sm:grid-cols-2 gap-5">
        <Version title={conflict.theirs} lines={withKinds(current.items)} total={current.total} />
        <Version title={conflict.yours} lines={withKinds(lines)} total={total} />
      </div>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="btn btn-sm btn-primary" onClick={onTake}>
          {conflict.take}
        </button>
        <button type="button" className="btn btn-sm btn-line" onClick={onKeep}>
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
