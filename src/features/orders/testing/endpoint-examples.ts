import { type EndpointExamples, someOrder } from '#tests/support/example-data.ts';
import { orderInputFor, setStock } from './orders.ts';

export const endpointExamples: EndpointExamples = {
  'orders.place': async (shop) => {
    await setStock(shop, 'plate-lotus-01', 1000);
    return { body: orderInputFor() };
  },
  'orders.get': async (shop, person) => {
    const orderNumber = await someOrder(shop, person);
    return { at: { orderNumber }, owned: orderNumber };
  },
  'orders.list': async (shop, person) => ({ owned: await someOrder(shop, person) }),
};
