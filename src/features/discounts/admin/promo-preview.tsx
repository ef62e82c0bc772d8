import { formatMoney } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { previewPromo } from '../preview-promo.ts';
import type { PromoTerms } from '../promo-form.ts';

interface PromoPreviewProps {
  readonly terms: Pick<PromoTerms, 'discountType' | 'discountValue' | 'minPurchase'>;
}

/** Discount of a code on sample carts. */
export const PromoPreview = ({ terms }: PromoPreviewProps) => {
  const { preview } = useMessages('admin').promoCodes;
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
