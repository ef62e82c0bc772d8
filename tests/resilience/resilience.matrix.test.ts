import { expect, test } from 'vitest';
import { failOversWithin } from './fail-overs.ts';
import { powerCuts } from './power-cuts.ts';
import { killsPostgres } from './process-kills.ts';
import { workingDayKills } from './working-day-kills.ts';

/** Short form of the longer scenarios of `npm run test:resilience`, with the same code. */
test.for([
  ['kills-postgres', killsPostgres, 1],
  ['power-cuts', powerCuts, 2],
  // how fast a process recovers depends on the load of the machine: the long form has limits
  ['fail-overs', failOversWithin({ pagesMs: Number.POSITIVE_INFINITY, jobsMs: Number.POSITIVE_INFINITY }), 4],
  ['working-day-kills', workingDayKills, 2],
] as const)('%s', async ([, prove, rounds]) => {
  expect(await prove({ seed: 2026, rounds })).toEqual(expect.any(Object));
});
