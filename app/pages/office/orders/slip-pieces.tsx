import type { OrderItem } from '../../../../contract/orders.ts';
import type { Language } from '../../../../domain/language.ts';
import { formatNumber } from '../../../../locales/format.ts';
import type { OfficeMessages } from '../../../../locales/load-rooms.ts';

interface SlipPiecesProps {
  readonly items: readonly OrderItem[];
  readonly words: OfficeMessages['slip'];
  readonly language: Language;
}

/** What lies in the parcel. */
export const SlipPieces = ({ items, words, language }: SlipPiecesProps) => (
  <table className="w-full border-collapse">
    <thead className="text-caption text-mist border-b border-lapis-900">
      <tr>
        <th scope="col" className="py-2 text-start font-normal">
          {words.piece}
        </th>
        <th scope="col" className="py-2 ps-4 text-end font-normal">
          {words.quantity}
        </th>
      </tr>
    </thead>
    <tbody>
      {items.map(({ productId, name, kind, quantity }) => (
        <tr key={productId} className="border-b border-lapis-200 break-inside-avoid">
          <th scope="row" className="py-3 text-start font-normal">
            <bdi>{name}</bdi>
            <span className="block text-caption text-mist">
              <bdi>{kind}</bdi>
            </span>
          </th>
          <td className="ps-4 text-end num font-medium">{formatNumber(quantity, language)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
