import { useState } from 'react';
import type { OrderView } from '../../../contract/orders.ts';
import type { OrderPayment } from '../../../contract/payments.ts';
import { isolateText } from '../../../locales/format.ts';
import { formatMoment } from '../../../locales/moment.ts';
import { TransferPicture } from '../../components/transfer-picture.tsx';
import { useLanguage, useMessages } from '../../i18n/messages.tsx';
import { Icon } from '../../ui/icon.tsx';
import { QrCode } from './qr-code.tsx';
import { TransferProofForm } from './transfer-proof-form.tsx';

type Proof = NonNullable<NonNullable<OrderPayment['transfer']>['proof']>;

/** Proof of an order's bank transfer: what became of it, and the form that sends its picture while the order is not paid. */
export function TransferProof({ order, onSent }: { order: OrderView; onSent: (payment: OrderPayment) => void }) {
  const { transferProof: words } = useMessages('checkout');
  const [isReplacing, setReplacing] = useState(false);
  const { payment } = order;
  const proof = payment.transfer?.proof ?? null;
  const isAwaited = payment.state.startsWith('transfer');
  const waits = proof?.state === 'sent';
  return (
    <div className="mt-6 first:mt-0">
      <div role="status">
        {proof && <ProofState proof={proof} isAwaited={isAwaited} />}
        {!isAwaited && payment.state === 'paid' && (
          <p className="flex items-start gap-2.5 font-medium">
            <Icon name="check" className="size-5 mt-1 text-lapis-700" />
            {words.accepted}
          </p>
        )}
      </div>
      {proof?.hasPicture && (waits || proof.state === 'accepted') && (
        <TransferPicture
          key={proof.id}
          id={proof.id}
          alt={words.picture}
          className="mt-4 max-h-80 max-w-full border border-lapis-200"
        />
      )}
      {isAwaited && waits && !isReplacing && (
        <button type="button" className="btn btn-sm btn-line mt-4" onClick={() => setReplacing(true)}>
          {words.sendAnother}
        </button>
      )}
      {isAwaited && (!waits || isReplacing) && (
        <TransferProofForm
          orderNumber={order.orderNumber}
          onSent={(answer) => {
            onSent(answer);
            setReplacing(false);
          }}
        />
      )}
    </div>
  );
}

const ProofState = ({ proof: { state, reason, sentAt }, isAwaited }: { proof: Proof; isAwaited: boolean }) => {
  const { transferProof: words } = useMessages('checkout');
  const language = useLanguage();
  if (!isAwaited || state === 'accepted') return null;
  if (state === 'rejected') {
    return (
      <p className="flex items-start gap-2.5 px-4 py-3 bg-carnelian-50 border border-carnelian-200 text-carnelian-700">
        <Icon name="circle-alert" className="size-5 mt-1 shrink-0" />
        <span className="min-w-0 break-words">
          {reason === null ? words.takenBack : words.rejected({ reason: isolateText(reason.replace(/[.。]+$/u, '')) })}
        </span>
      </p>
    );
  }
  return (
    <p className="flex items-start gap-2.5 px-4 py-3 bg-lapis-50 border border-lapis-200">
      <Icon name="clock" className="size-5 mt-1 shrink-0" />
      <span>
        <span className="font-medium block">{words.sent}</span>
        <span className="text-sm text-mist">{words.sentAt({ moment: formatMoment(new Date(sentAt), language) })}</span>
      </span>
    </p>
  );
};

/** What to transfer as a QR code, for the telephone with the bank's app; only on wide screens, beside the rows to copy. */
export function TransferQrCode({ lines }: { lines: readonly string[] }) {
  const { transferProof: words } = useMessages('checkout');
  return (
    <figure className="max-md:hidden w-36 shrink-0">
      <div className="border border-lapis-200">
        <QrCode text={lines.join('\n')} label={words.qr} />
      </div>
      <figcaption className="text-caption text-mist mt-2">{words.qrText}</figcaption>
    </figure>
  );
}
