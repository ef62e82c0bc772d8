import type { Overview } from '../../contract/office/desk.ts';
import type { ShopRoom } from '../shop-room.ts';
import { findHeld } from './sent-messages.repository.ts';

/** Whose messages wait because as many were sent as an hour allows, and since when. */
export const tellHeldChannels = async ({ database, settings }: ShopRoom): Promise<Overview['outgoing']['held']> => {
  const perHour = { mail: settings.mailsPerHour, text: settings.textsPerHour };
  const held = await findHeld(database.kysely);
  return held.map(({ channel, since }) => ({ channel, since: since.toISOString(), perHour: perHour[channel] }));
};
