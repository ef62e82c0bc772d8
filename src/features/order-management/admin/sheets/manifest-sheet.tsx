import { formatDate, formatMoney, formatNumber } from '#core/i18n/format.ts';
import { textIn } from '#core/i18n/language.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { LotusIcon } from '#core/ui/icons.tsx';
import type { AdminShipment } from '#features/fulfillment/shipments.admin.contract.ts';

/** Hand-over list of a courier: parcels with recipient and cash, sums, and signature lines. */
export const ManifestSheet = ({ shipments, day }: { shipments: readonly AdminShipment[]; day: Date }) => {
  const { shipments: messages, orders, packingSlip } = useMessages('admin');
  const { sheets: t } = messages;
  const language = useLanguage();
  const [first] = shipments;
  if (first === undefined) return null;
  const total = shipments.reduce((sum, { cashDue }) => sum + cashDue, 0);
  const cell = 'py-2 pe-4 align-top text-start';
  return (
    <article className="sheet bg-white border border-lapis-200 print:border-0 text-base">
      <header className="flex flex-wrap items-center gap-3 border-b border-lapis-900 pb-4">
        <LotusIcon className="size-9" stroke={1.8} />
        <span className="display text-h3">{packingSlip.brand}</span>
        <h2 className="ms-auto">{t.title({ courier: textIn(first.courier, language) })}</h2>
        <span className="text-mist">{formatDate(day, language)}</span>
      </header>
      <div className="overflow-x-auto">
        <table className="w-full border-collapse mt-4 text-sm">
          <thead className="text-caption text-mist border-b border-lapis-900">
            <tr>
              {[t.place, t.order, t.recipient, t.tracking].map((name) => (
                <th key={name} scope="col" className={`${cell} font-normal`}>
                  {name}
                </th>
              ))}
              <th scope="col" className="py-2 text-end font-normal">
                {t.cash}
              </th>
            </tr>
          </thead>
          <tbody>
            {shipments.map(({ id, orderNumber, number, customer, city, phone, trackingNumber, cashDue }, index) => (
              <tr key={id} className="border-b border-lapis-200 break-inside-avoid">
                <td className={`${cell} num text-mist`}>{formatNumber(index + 1, language)}</td>
                <th scope="row" className={`${cell} font-normal`}>
                  <bdi dir="ltr" className="code whitespace-nowrap">
                    {orderNumber}
                  </bdi>
                  {number > 1 && (
                    <span className="block text-caption text-mist">
                      {messages.panel.parcel({ number: formatNumber(number, language) })}
                    </span>
                  )}
                </th>
                <td className={cell}>
                  <bdi className="block same-side">{customer || orders.deletedAccount}</bdi>
                  <span className="block text-caption text-mist">{orders.place({ city, phone })}</span>
                </td>
                <td className={cell}>
                  <bdi dir="ltr" className="code break-all">
                    {trackingNumber ?? '–'}
                  </bdi>
                </td>
                <td className="py-2 align-top text-end num whitespace-nowrap">
                  {cashDue === 0 ? '–' : formatMoney(cashDue, language)}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="font-medium">
              <td colSpan={4} className="py-3 text-start">
                {t.total}: {t.parcels(shipments.length)}
              </td>
              <td className="py-3 text-end num whitespace-nowrap">{formatMoney(total, language)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <div className="grid grid-cols-2 gap-10 pt-14 text-mist">
        <p className="border-t border-lapis-400 pt-2">{t.handedOverBy}</p>
        <p className="border-t border-lapis-400 pt-2">{t.takenBy}</p>
      </div>
    </article>
  );
};
