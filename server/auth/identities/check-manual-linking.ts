import { AccountsError } from '../accounts-error.ts';
import type { AccountsRoom } from '../accounts-room.ts';

/** Throws 404 `manual_linking_disabled` unless people may add and remove identities by themselves. */
export const checkManualLinking = ({ settings }: AccountsRoom): void => {
  if (settings.isManualLinkingOpen) return;
  throw new AccountsError(404, 'manual_linking_disabled', 'Manual linking is disabled');
};
