import { type Listening, listenTo } from '../database/listen-to.ts';

/**
 * Calls `onChange` whenever what visitors see of the products has changed, in this process or another, and whenever the
 * connection to the database that `url` names was lost and opened again.
 */
export const listenForChanges = (url: string, onChange: () => void): Listening =>
  listenTo(url, 'products_changed', onChange);
