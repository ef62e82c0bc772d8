import { useState } from 'react';
import { isolateText } from '#core/i18n/format.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { formatMoment } from '#core/i18n/moment.ts';
import { Icon } from '#core/ui/icon.tsx';
import type { OrderPayment } from '#features/orders/order-payment.ts';
import type { OrderView } from '#features/orders/orders.contract.ts';
import { QrCode } from './qr-code.tsx';
import { TransferPicture } from './transfer-picture.tsx';
import { TransferProofForm } from './transfer-proof-form.tsx';

type Proof = NonNullable<NonNullable<OrderPayment['transfer']>['proof']>;

/** Proof of an order's bank transfer: its status, and the form that sends its picture while the order is unpaid. */
export function TransferProof({ order, onSent }: { order: OrderView; onSent: (payment: OrderPayment) => void }) {
  const { transferProof: t } = useMessages('checkout');
  const [isReplacing, setReplacing] = useState(false);
  const { payment } = order;
  const proof = payment.transfer?.proof ?? null;
  const isTransferPending = payment.state.startsWith('transfer');
  const waits = proof?.state === 'sent';
  return (
    <div className="mt-6 first:mt-0">
      <div role="status">
        {proof && <ProofState proof={proof} isTransferPending={isTransferPending} />}
        {!isTransferPending && payment.state === 'paid' && (
          <p className="flex items-start gap-2.5 font-medium">
            <Icon name="check" className="size-5 mt-1 text-lapis-700" />
            {t.accepted}
          </p>
        )}
      </div>
      {proof?.hasPicture && (waits || proof.state === 'accepted') && (
        <TransferPicture
          key={proof.id}
          id={proof.id}
          alt={t.picture}
          className="mt-4 max-h-80 max-w-full border border-lapis-200"
        />
      )}
      {isTransferPending && waits && !isReplacing && (
        <button type="button" className="btn btn-sm btn-line mt-4" onClick={() => setReplacing(true)}>
          {t.sendAnother}
        </button>
      )}
      {isTransferPending && (!waits || isReplacing) && (
        <TransferProofForm
          orderNumber={order.orderNumber}
          onSent={(updated) => {
            onSent(updated);
            setReplacing(false);
          }}
        />
      )}
    </div>
  );
}

const ProofState = ({
  proof: { state, reason, sentAt },
  isTransferPending,
}: {
  proof: Proof;
  isTransferPending: boolean;
}) => {
  const { transferProof: t } = useMessages('checkout');
  const language = useLanguage();
  if (!isTransferPending || state === 'accepted') return null;
  if (state === 'rejected') {
    return (
      <p className="flex items-start gap-2.5 px-4 py-3 bg-carnelian-50 border border-carnelian-200 text-carnelian-700">
        <Icon name="circle-alert" className="size-5 mt-1 shrink-0" />
        <span className="min-w-0 break-words">
          {reason === null ? t.takenBack : t.rejected({ reason: isolateText(reason.replace(/[.。]+$/u, '')) })}
        </span>
      </p>
    );
  }
  return (
    <p className="flex items-start gap-2.5 px-4 py-3 bg-lapis-50 border border-lapis-200">
      <Icon name="clock" className="size-5 mt-1 shrink-0" />
      <span>
        <span className="font-medium block">{t.sent}</span>
        <span className="text-sm text-mist">{t.sentAt({ moment: formatMoment(new Date(sentAt), language) })}</span>
      </span>
    </p>
  );
};

/** Transfer data as a QR code for the banking app on a phone; only on wide screens, next to the rows to copy. */
export function TransferQrCode({ lines }: { lines: readonly string[] }) {
  const { transferProof: t } = useMessages('checkout');
  return (
    <figure className="max-md:hidden w-36 shrink-0">
      <div className="border border-lapis-200">
        <QrCode text={lines.join('\n')} label={t.qr} />
      </div>
      <figcaption className="text-caption text-mist mt-2">{t.qrText}</figcaption>
    </figure>
  );
}
