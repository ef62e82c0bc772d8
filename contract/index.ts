import { addresses } from './addresses.ts';
import { consents } from './consents.ts';
import { office } from './office/index.ts';
import { orders } from './orders.ts';
import { ownData } from './own-data.ts';
import { people } from './people.ts';
import { products } from './products.ts';
import { promos } from './promos.ts';
import { reviews } from './reviews.ts';
import { stockNotifications } from './stock-notifications.ts';
import { wishlist } from './wishlist.ts';

/** Everything that may be asked of the shop's API, below `/api`. */
export const contract = {
  products,
  reviews,
  promos,
  orders,
  people,
  wishlist,
  addresses,
  stockNotifications,
  consents,
  ownData,
  office,
};
/** What the pages of the shop ask; the office has its own caller. */
export type ShopContract = Omit<typeof contract, 'office'>;
