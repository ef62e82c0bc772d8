import { desk } from './desk.ts';
import { log } from './log.ts';
import { messages } from './messages.ts';
import { newsletter } from './newsletter.ts';
import { orders } from './orders.ts';
import { productPictures } from './product-pictures.ts';
import { products } from './products.ts';
import { promoCodes } from './promo-codes.ts';
import { reviews } from './reviews.ts';
import { stockAlerts } from './stock-alerts.ts';
import { team } from './team.ts';

/** Everything that only admins may ask for, below `/api/office`. */
export const office = {
  desk,
  orders,
  messages,
  products,
  productPictures,
  promoCodes,
  stockAlerts,
  reviews,
  newsletter,
  team,
  log,
};
export type OfficeContract = typeof office;
