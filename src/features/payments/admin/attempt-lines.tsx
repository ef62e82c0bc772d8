import { useMessages } from '#core/i18n/messages-provider.tsx';
import { isGateway } from '#features/orders/payment-methods.ts';
import type { AdminPayments } from '../payments.admin.contract.ts';
import { Code, Fact, PaymentLine, TestBadge } from './payment-line.tsx';
import { useReason } from './use-reason.ts';

const tones: Readonly<Partial<Record<AdminPayments['attempts'][number]['state'], string>>> = {
  succeeded: 'text-malachite-700',
  failed: 'text-carnelian-700',
  review: 'text-carnelian-700',
  pending: 'text-gold-800',
};

/** Payment attempts of an order, newest first. */
export const AttemptLines = ({ attempts }: Pick<AdminPayments, 'attempts'>) => {
  const { payments, paymentProviders } = useMessages('admin');
  const { panel, attemptStates } = payments;
  const { checkout } = useMessages('checkout');
  const formatReason = useReason();
  return (
    <ol className="rows border border-lapis-200 bg-white">
      {attempts.toReversed().map(({ id, createdAt, state, isLive, reason, method, provider, reference }) => (
        <PaymentLine
          key={id}
          at={createdAt}
          title={
            <>
              {attemptStates[state]}
              {!isLive && <TestBadge name={panel.test} />}
            </>
          }
          tone={tones[state] ?? ''}
          facts={
            <>
              <Fact>{formatReason(reason)}</Fact>
              <Fact>{checkout.payment.methods[method].name}</Fact>
              <Fact>{isGateway(provider) && paymentProviders[provider].name}</Fact>
              <Fact>
                {panel.reference} <Code>{reference}</Code>
              </Fact>
            </>
          }
        />
      ))}
    </ol>
  );
};
