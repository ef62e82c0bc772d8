import { formatMoney, isolateText } from '#core/i18n/format.ts';
import type { Messages } from '#core/i18n/messages.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import type { Piastres } from '#core/money/money.ts';
import { CopyButton } from '#core/ui/copy-button.tsx';
import { Price } from '#core/ui/price.tsx';
import type { OrderPayment } from '#features/orders/order-payment.ts';
import type { OrderView } from '#features/orders/orders.contract.ts';
import { TransferProof, TransferQrCode } from './transfer-proof.tsx';

interface PaymentNoteProps {
  readonly order: OrderView;
  readonly instapayHandle: string;
  /** Called with the payment after a transfer picture was sent. */
  readonly onProofSent: (payment: OrderPayment) => void;
}

/** Payment method and instrument; for a due transfer the exact amount, account and reference, to copy (decision 15). */
export function PaymentNote({ order, instapayHandle, onProofSent }: PaymentNoteProps) {
  const { checkout } = useMessages('checkout');
  const { texts, instruments } = useMessages('payment');
  const language = useLanguage();
  const { state, transfer } = order.payment;
  const isOutstanding =
    state === 'transfer' || state === 'transfer_sent' || state === 'transfer_rejected' || state === 'rest';
  if (isOutstanding && transfer)
    return <TransferNote order={order} transfer={transfer} instapayHandle={instapayHandle} onProofSent={onProofSent} />;
  const { name, text } = checkout.payment.methods[order.paymentMethod];
  const getText = (): string | null => {
    if (order.payment.instrument) return formatInstrument(order.payment.instrument, instruments);
    if (state === 'cash') return texts.cash({ amount: formatMoney(order.payment.open, language) });
    return state === 'link' ? text : null;
  };
  return (
    <section className="flex flex-wrap gap-x-4 gap-y-1 border-y border-lapis-200 py-4 mt-4">
      <h2 className="font-medium">{name}</h2>
      <p className="text-mist">{getText()}</p>
      {transfer && <TransferProof order={order} onSent={onProofSent} />}
    </section>
  );
}

type Instrument = NonNullable<OrderView['payment']['instrument']>;

const formatInstrument = ({ kind, brand, last4 }: Instrument, t: Messages['payment']['instruments']): string => {
  if (kind !== 'card') return t[kind];
  return brand !== null && last4 !== null
    ? t.card({ brand: isolateText(brandName(brand)), last4: isolateText(last4) })
    : t.plainCard;
};

/** Normalizes card brands, which gateways write differently: `visa`, `MasterCard`. */
const brandName = (brand: string): string => brand.charAt(0).toUpperCase() + brand.slice(1).toLowerCase();

interface TransferNoteProps extends PaymentNoteProps {
  readonly transfer: NonNullable<OrderView['payment']['transfer']>;
}

/** Amount due, account, and reference for the transfer note. */
function TransferNote({ order, transfer, instapayHandle, onProofSent }: TransferNoteProps) {
  const { confirmation } = useMessages('checkout');
  const t = confirmation.transfer;
  const language = useLanguage();
  const { open } = order.payment;
  const isPart = open < order.total;
  const rows = [
    { label: isPart ? t.missing : t.amount, text: formatPlainAmount(open), content: <Price amount={open} /> },
    { label: t.account, text: instapayHandle },
    { label: t.reference, text: transfer.reference },
  ];
  return (
    <section className="border border-lapis-200 p-6 lg:p-8 mt-4">
      <h2 className="display text-h4">{t.title}</h2>
      {isPart && (
        <p className="mt-1">
          {t.arrived({
            amount: formatMoney(order.total - open, language),
            total: formatMoney(order.total, language),
          })}
        </p>
      )}
      <div className="md:flex items-start gap-8">
        <dl className="rows mt-2 grow">
          {rows.map(({ label, text, content }) => (
            <div key={label} className="flex flex-wrap items-center justify-between gap-x-6 py-2">
              <dt className="text-sm text-mist">{label}</dt>
              <dd className="flex flex-wrap items-center gap-x-5 font-medium">
                {content ?? (
                  <bdi className="code break-all" dir="ltr">
                    {text}
                  </bdi>
                )}
                <CopyButton text={text} label={t.copy} describes={label} copied={t.copied} />
              </dd>
            </div>
          ))}
        </dl>
        <TransferQrCode lines={rows.map(({ text }) => text)} />
      </div>
      <TransferProof order={order} onSent={onProofSent} />
    </section>
  );
}

/** Formats an amount in pounds for a banking app, in Latin digits without grouping or currency: `3807`, `3807.50`. */
export const formatPlainAmount = (amount: Piastres): string => {
  const piastres = amount % 100;
  const pounds = String((amount - piastres) / 100);
  return piastres === 0 ? pounds : `${pounds}.${String(piastres).padStart(2, '0')}`;
};
