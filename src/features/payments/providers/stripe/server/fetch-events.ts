import type { PaymentEvent } from '../../../payment-event.ts';
import type { StripeCalls } from './stripe-calls.ts';
import { disputeEvents, paymentIntentOfSession, refundEvents, sessionEvents } from './stripe-events.ts';

/** Fetches the events of a session: its charge with the card, then refunds and disputes of the charge. */
export const fetchEvents = async (
  { request }: StripeCalls,
  sessionId: string,
  signal: AbortSignal,
): Promise<readonly PaymentEvent[]> => {
  const events = await request(signal, async ({ checkout, refunds, disputes }) => {
    const session = await checkout.sessions.retrieve(sessionId, { expand: ['payment_intent.latest_charge'] });
    const charges = sessionEvents(session);
    const paymentIntent = paymentIntentOfSession(session);
    if (paymentIntent === null || !charges.some(({ outcome }) => outcome === 'succeeded')) return charges;
    const owner = { sessionId, isLive: session.livemode };
    const query = { payment_intent: paymentIntent, limit: 100 };
    const [refunded, disputed] = await Promise.all([
      refunds.list(query).autoPagingToArray({ limit: 1000 }),
      disputes.list(query).autoPagingToArray({ limit: 1000 }),
    ]);
    return [
      ...charges,
      ...refunded.flatMap((refund) => refundEvents(refund, owner)),
      ...disputed.flatMap((dispute) => disputeEvents(dispute, owner)),
    ];
  });
  return events ?? [];
};
