import { previewPromo } from '../../../../domain/promos/preview-promo.ts';
import type { PromoTerms } from '../../../../domain/promos/promo-form.ts';
import { formatMoney } from '../../../../locales/format.ts';
import { useOfficeWords } from '../../../device/office-words.ts';
import { useLanguage } from '../../../device/words.tsx';

interface PromoPreviewProps {
  readonly terms: Pick<PromoTerms, 'discountType' | 'discountValue' | 'minPurchase'>;
}

/** What a code takes off a few carts. */
export const PromoPreview = ({ terms }: PromoPreviewProps) => {
  const { preview } = useOfficeWords().promoCodes;
  const language = useLanguage();
  return (
    <table className="text-sm">
      <caption className="text-start font-medium pb-1">{preview.title}</caption>
      <thead className="text-mist">
        <tr>
          <th scope="col" className="font-normal text-start pe-8 py-1">
            {preview.subtotal}
          </th>
          <th scope="col" className="font-normal text-start py-1">
            {preview.discount}
          </th>
        </tr>
      </thead>
      <tbody>
        {previewPromo(terms, terms.minPurchase).map(({ subtotal, discount }) => (
          <tr key={subtotal}>
            <th scope="row" className="font-normal text-start pe-8 py-1 num">
              <bdi>{formatMoney(subtotal, language)}</bdi>
            </th>
            <td className="py-1 num">
              {discount === null ? (
                <span className="text-mist">{preview.none}</span>
              ) : (
                <bdi className="font-medium">{formatMoney(discount, language)}</bdi>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
