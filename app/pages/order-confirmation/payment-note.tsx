import type { OrderView } from '../../../contract/orders.ts';
import type { Piastres } from '../../../domain/money.ts';
import { CopyButton } from '../../components/copy-button.tsx';
import { Price } from '../../components/price.tsx';
import { useMessages } from '../../i18n/messages.tsx';
import { TransferProof, TransferQrCode } from './transfer-proof.tsx';

/** Payment method; for a transfer the exact amount, account and reference, to copy (decision 15). */
export function PaymentNote({ order, instapayHandle }: { order: OrderView; instapayHandle: string }) {
  const { checkout, confirmation } = useMessages('checkout');
  const method = checkout.payment.methods[order.paymentMethod];
  const { transfer } = confirmation;
  if (order.payment.transfer === null) {
    return (
      <section className="border border-lapis-200 p-6 lg:p-8 mt-4">
        <h2 className="font-medium">{method.name}</h2>
        <p className="text-mist">{method.text}</p>
      </section>
    );
  }
  const { reference } = order.payment.transfer;
  const isAwaited = order.payment.state.startsWith('transfer');
  const rows = [
    { label: transfer.amount, text: formatPlainAmount(order.total), shown: <Price amount={order.total} /> },
    { label: transfer.account, text: instapayHandle },
    { label: transfer.reference, text: reference },
  ];
  return (
    <section className="border border-lapis-200 p-6 lg:p-8 mt-4">
      {isAwaited && (
        <>
          <h2 className="display text-h4">{transfer.title}</h2>
          <div className="md:flex items-start gap-8">
            <dl className="rows mt-2 grow">
              {rows.map(({ label, text, shown }) => (
                <div key={label} className="flex flex-wrap items-center justify-between gap-x-6 py-2">
                  <dt className="text-sm text-mist">{label}</dt>
                  <dd className="flex flex-wrap items-center gap-x-5 font-medium">
                    {shown ?? (
                      <bdi className="code break-all" dir="ltr">
                        {text}
                      </bdi>
                    )}
                    <CopyButton text={text} label={transfer.copy} describes={label} copied={transfer.copied} />
                  </dd>
                </div>
              ))}
            </dl>
            <TransferQrCode lines={rows.map(({ text }) => text)} />
          </div>
        </>
      )}
      <TransferProof order={order} />
    </section>
  );
}

/** Formats an amount in pounds for a banking app, in Latin digits without grouping or currency: `3807`, `3807.50`. */
export const formatPlainAmount = (amount: Piastres): string => {
  const piastres = amount % 100;
  const pounds = String((amount - piastres) / 100);
  return piastres === 0 ? pounds : `${pounds}.${String(piastres).padStart(2, '0')}`;
};
