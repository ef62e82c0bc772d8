import { frame } from './office/frame.ts';
import { log } from './office/log.ts';
import { messages } from './office/messages.ts';
import { newsletter } from './office/newsletter.ts';
import { notifications } from './office/notifications.ts';
import { orders } from './office/orders.ts';
import { overview } from './office/overview.ts';
import { people } from './office/people.ts';
import { pictures } from './office/pictures.ts';
import { products } from './office/products.ts';
import { promoCodes } from './office/promo-codes.ts';
import { reviews } from './office/reviews.ts';
import { slip } from './office/slip.ts';

/** The admin's pages, in Arabic; each part of the office has its own words. */
export const office = {
  frame,
  orders,
  overview,
  slip,
  messages,
  products,
  pictures,
  promoCodes,
  notifications,
  reviews,
  newsletter,
  people,
  log,
};
