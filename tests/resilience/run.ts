import { parseArgs } from 'node:util';
import { badInput } from './bad-input.ts';
import { failOversWithin } from './fail-overs.ts';
import {
  connectionsExhausted,
  databaseInterrupted,
  databaseKilledEmbedded,
  databaseSlow,
  diskFull,
} from './failure-scenarios.ts';
import { paymentKills } from './payment-kills.ts';
import { powerCuts } from './power-cuts.ts';
import { killsEmbedded, killsPostgres } from './process-kills.ts';
import { racesEmbedded, racesPostgres } from './races.ts';
import type { Proof } from './scenario.ts';
import { workingDayKills } from './working-day-kills.ts';
import { workingDayRaces } from './working-day-races.ts';

/**
 * Proves the promises of docs/resilience.md by causing failures, and prints one line per proof. Exits with an error at
 * the first breach. Uses the built shop.
 *
 *     npm run test:resilience -- kills-embedded races-postgres --seed 7 --rounds 100
 */
const proofs: Readonly<Record<string, { readonly prove: Proof; readonly rounds: number }>> = {
  'kills-embedded': { prove: killsEmbedded, rounds: 100 },
  'kills-postgres': { prove: killsPostgres, rounds: 100 },
  'power-cuts': { prove: powerCuts, rounds: 5 },
  'payment-kills': { prove: paymentKills, rounds: 100 },
  'working-day-kills': { prove: workingDayKills, rounds: 100 },
  'working-day-races': { prove: workingDayRaces, rounds: 400 },
  'races-embedded': { prove: racesEmbedded, rounds: 1000 },
  'races-postgres': { prove: racesPostgres, rounds: 1000 },
  'database-killed-embedded': { prove: databaseKilledEmbedded, rounds: 30 },
  'database-interrupted': { prove: databaseInterrupted, rounds: 60 },
  'database-slow': { prove: databaseSlow, rounds: 6 },
  'fail-overs': { prove: failOversWithin({ pagesMs: 5_000, jobsMs: 10_000 }), rounds: 80 },
  'connections-exhausted': { prove: connectionsExhausted, rounds: 20 },
  'disk-full': { prove: diskFull, rounds: 10 },
  'bad-input': { prove: badInput, rounds: 100_000 },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: String(Date.now() % 1_000_000) }, rounds: { type: 'string' } },
});
const seed = Number(values.seed);
const names = positionals.length > 0 ? positionals : Object.keys(proofs);

for (const name of names) {
  const proof = proofs[name];
  if (proof === undefined) throw new Error(`There is no proof "${name}"; there are: ${Object.keys(proofs).join(', ')}`);
  const rounds = Number(values.rounds ?? proof.rounds);
  const startedAt = performance.now();
  const took = () => `${Math.round((performance.now() - startedAt) / 1000)} s`;
  try {
    const figures = Object.entries(await proof.prove({ seed, rounds })).map(([what, count]) => `${what} ${count}`);
    console.log(`✓ ${name} --seed ${seed} × ${rounds} (${took()}): ${figures.join(', ')}`);
  } catch (error) {
    console.error(`✗ ${name} --seed ${seed} --rounds ${rounds} (${took()})\n${String(error)}`);
    // the customers of a failed proof go on for ever
    process.exit(1);
  }
}
