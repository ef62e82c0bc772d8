import { expect, test } from 'vitest';
import { badInput } from './bad-input.ts';
import { paymentKills } from './payment-kills.ts';
import { killsEmbedded } from './process-kills.ts';
import { racesPostgres } from './races.ts';
import { workingDayRaces } from './working-day-races.ts';

/** Short form of `npm run test:resilience` with the same code; the longer scenarios are in the matrix. */
test.for([
  ['kills-embedded', killsEmbedded, 2],
  ['payment-kills', paymentKills, 3],
  ['races-postgres', racesPostgres, 4],
  ['working-day-races', workingDayRaces, 10],
  ['bad-input', badInput, 400],
] as const)('%s', async ([, prove, rounds]) => {
  expect(await prove({ seed: 2026, rounds })).toEqual(expect.any(Object));
});
