import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { PaymobGateway } from '#features/payments/providers/paymob/testing/paymob-gateway.ts';
import { type Buyer, signUp } from '../../bench/checkout-users.ts';
import type { Chance } from '../support/chance.ts';
import { createCustomers } from './paying-customers.ts';

/** A customer has thirty payment pages a day. */
const MAX_ORDERS = 10;

type Parts = {
  readonly url: string;
  readonly gateway: PaymobGateway;
  readonly chance: Chance;
  readonly buyers: number;
};

export type PaymentStream = {
  /** Ends after the current order of each buyer; the shop must be running. Returns the numbers of all placed orders. */
  readonly end: () => Promise<readonly string[]>;
};

/**
 * Starts buyers who order by card, open the payment page and pay, are declined, pay twice or leave. A request without an answer is
 * sent again until it has one; the gateway itself never stops.
 */
export const startPayments = ({ url, gateway, chance, buyers }: Parts): PaymentStream => {
  const agent = new Agent({ keepAlive: true });
  const numbers: string[] = [];
  let isEnding = false;

  const { place: placeOrder, payFor } = createCustomers({ url, gateway, chance, agent });
  const buy = async (index: number) => {
    let buyer: Buyer | null = null;
    for (let count = 0; !isEnding; count += 1) {
      if (buyer === null || count % MAX_ORDERS === 0) buyer = await signUp({ url }, index).catch(() => null);
      const orderNumber = buyer === null ? null : await placeOrder(buyer);
      if (buyer !== null && orderNumber !== null) {
        numbers.push(orderNumber);
        await payFor(orderNumber, buyer);
      }
      await pause(chance.between(50, 250));
    }
  };
  const buying = Promise.all(Array.from({ length: buyers }, (_, index) => buy(index)));
  buying.catch(() => undefined);
  return {
    end: async () => {
      isEnding = true;
      await buying;
      agent.destroy();
      return numbers;
    },
  };
};
