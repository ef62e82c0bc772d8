import { sellerChatText, sellerChatUrl } from '../../domain/orders/seller-chat.ts';
import { editorialOf } from '../../locales/editorial.ts';
import type { ShopRoom } from '../shop-room.ts';
import { figuresOf } from './figures-of.ts';
import type { NewOrder } from './orders.repository.ts';

/** The chat with the seller that tells the server's order, in the language it was placed in (decision 13). */
export const chatUrlOf = ({ settings }: Pick<ShopRoom, 'settings'>, order: NewOrder): string => {
  const text = sellerChatText(
    {
      orderNumber: order.order_number,
      createdAt: order.created_at,
      shippingInfo: order.shipping_info,
      items: order.items.map((item) => ({ ...item, name: item.name[order.language] })),
      ...figuresOf(order),
    },
    editorialOf(order.language).sellerChat,
  );
  return sellerChatUrl(settings.sellerPhone, text);
};
