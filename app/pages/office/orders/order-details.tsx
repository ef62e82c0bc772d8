import { OrderFigures } from '../../../parts/order-figures.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderDestination } from './order-destination.tsx';
import { OrderHistory } from './order-history.tsx';
import type { OrderInHand } from './order-in-hand.ts';
import { OrderPieces } from './order-pieces.tsx';

/** Everything about one order, and what can be done with it. */
export const OrderDetails = ({ order, onChanged, onBehind }: OrderInHand) => (
  <div className="grid md:grid-cols-2 xl:grid-cols-[1.2fr_1fr_1fr] gap-x-10 gap-y-8">
    <div className="grid gap-8 content-start">
      <OrderPieces order={order} />
      <OrderHistory order={order} />
    </div>
    <OrderDestination order={order} />
    <div className="md:max-xl:col-span-2 text-sm *:[dl]:text-sm">
      <OrderFigures figures={{ ...order, shipping: order.shippingCost }} />
      <OrderActions order={order} onChanged={onChanged} onBehind={onBehind} />
    </div>
  </div>
);
