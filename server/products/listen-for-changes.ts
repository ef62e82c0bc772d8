import { type Listening, listenTo, type Signal } from '../database/listen-to.ts';
import { marksOfChanges } from './changes.repository.ts';

/**
 * Calls `onChange` whenever what visitors see of the products has changed, in this process or another, whenever the
 * connection to the database that `url` names was lost and opened again, and within `lookEveryMs` (5 s) of a change
 * that no signal told of.
 */
export const listenForChanges = (
  url: string,
  onChange: () => void,
  options: Pick<Signal, 'lookEveryMs'> = {},
): Listening => listenTo(url, { channel: 'products_changed', marks: marksOfChanges, onSignal: onChange, ...options });
