import { installDebian } from '../install-debian.ts';
import { onPath } from './find-executable.ts';

/** Path of PgBouncer on this machine; Debian installs it outside of a user's PATH. Null without one. */
const findPgbouncer = (): string | null => onPath('pgbouncer', ['/usr/sbin']);

/** Finds PgBouncer or installs Debian's package. Throws with instructions when neither is possible. */
export const ensurePgbouncer = (): string => {
  const pgbouncer = findPgbouncer() ?? installDebian(['pgbouncer'], 'PgBouncer for the test of poolers', findPgbouncer);
  if (pgbouncer) return pgbouncer;
  throw new Error('The test of poolers needs PgBouncer: install it (Debian: apt install pgbouncer).');
};
