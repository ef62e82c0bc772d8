import type { NewsletterForm } from '../../domain/people/forms.ts';
import { Refusal } from '../../domain/refusals.ts';
import type { ShopRoom } from '../shop-room.ts';
import { insertSubscription } from './people.repository.ts';

/** Subscribes an address to the newsletter; ALREADY_SUBSCRIBED when it is, in whatever case (specification 8). */
export const subscribe = async ({ database }: ShopRoom, { email }: NewsletterForm): Promise<void> => {
  if (!(await insertSubscription(database.kysely, email))) throw new Refusal('ALREADY_SUBSCRIBED');
};
