import { addresses } from './addresses.ts';
import { orders } from './orders.ts';
import { people } from './people.ts';
import { products } from './products.ts';
import { promos } from './promos.ts';
import { reviews } from './reviews.ts';
import { stockNotifications } from './stock-notifications.ts';
import { wishlist } from './wishlist.ts';

/** Everything that may be asked of the shop's API, below `/api`. */
export const contract = { products, reviews, promos, orders, people, wishlist, addresses, stockNotifications };
export type ShopContract = typeof contract;
