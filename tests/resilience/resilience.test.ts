import { expect, test } from 'vitest';
import { badInput } from './bad-input.ts';
import { failOversWithin } from './fail-overs.ts';
import { paymentKills } from './payment-kills.ts';
import { powerCuts } from './power-cuts.ts';
import { killsEmbedded, killsPostgres } from './process-kills.ts';
import { racesPostgres } from './races.ts';
import { workingDayKills } from './working-day-kills.ts';
import { workingDayRaces } from './working-day-races.ts';

/** Short form of `npm run test:resilience` with the same code, to run each proof at every change. */
test.for([
  ['kills-embedded', killsEmbedded, 2],
  ['kills-postgres', killsPostgres, 1],
  ['power-cuts', powerCuts, 2],
  ['payment-kills', paymentKills, 3],
  // how fast a process recovers depends on the load of the machine: the long form has limits
  ['fail-overs', failOversWithin({ pagesMs: Number.POSITIVE_INFINITY, jobsMs: Number.POSITIVE_INFINITY }), 4],
  ['races-postgres', racesPostgres, 4],
  ['working-day-kills', workingDayKills, 2],
  ['working-day-races', workingDayRaces, 10],
  ['bad-input', badInput, 400],
] as const)('%s', { timeout: 600_000 }, async ([, prove, rounds]) => {
  expect(await prove({ seed: 2026, rounds })).toEqual(expect.any(Object));
});
