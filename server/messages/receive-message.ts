import type { ContactForm } from '../../domain/people/forms.ts';
import type { ShopRoom } from '../shop-room.ts';
import { insertMessage } from './messages.repository.ts';

/** Keeps a message to the shop, unread (specification 4). */
export const receiveMessage = ({ database }: ShopRoom, message: ContactForm): Promise<void> =>
  insertMessage(database.kysely, message);
