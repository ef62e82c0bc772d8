import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { listEndpoints } from '#core/server/api/openapi.ts';
import { contract } from '#generated/contract.gen.ts';
import { requestsOfAccounts } from './accounts-requests.ts';
import { faultOf } from './assert-response.ts';
import { type BadRequest, type Role, sendBad } from './bad-request.ts';
import { requestsOfContract } from './contract-requests.ts';
import { onStage, type Stage } from './environment.ts';
import { requestsOfPages } from './page-requests.ts';
import { Breach, type Figures, must, type Proof } from './scenario.ts';
import { createCallers, plantSecrets } from './seed-secrets.ts';

/** Requests per customer and admin, before new ones sign up. */
const BATCH = 500;
const AT_ONCE = 12;

/** Sends malformed requests, one per round: the shop never fails, hangs or discloses data of another user. */
export const badInput: Proof = ({ seed, rounds }) =>
  onStage(
    'embedded',
    async (stage) => {
      const { secret, knownTexts } = await plantSecrets(stage);
      const endpoints = new Map(listEndpoints(contract).map(({ name, procedure }) => [name, procedure]));
      const requests = fc.oneof(
        { weight: 6, arbitrary: await requestsOfContract(knownTexts) },
        { weight: 3, arbitrary: requestsOfAccounts },
        { weight: 2, arbitrary: requestsOfPages },
      );
      const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
      const counts: Record<string, number> = {};
      try {
        for (let done = 0; done < rounds; done += BATCH) {
          const turn = done / BATCH;
          const some = fc.sample(requests, { seed: seed + turn, numRuns: Math.min(BATCH, rounds - done) });
          const tokens = await tokensOf(stage, turn);
          const remaining = some.values();
          const sendRequests = async () => {
            for (const request of remaining) {
              const { status, fault } = await tryOne(stage, agent, request, tokens, (response) =>
                faultOf(request, response, { secret, endpoints }),
              );
              // log output may arrive shortly after the response
              if (fault !== null) await pause(500);
              must(fault === null, `${fault} (seed ${seed + turn}):`, request, status, lastOutput(stage));
              const kind = status < 300 ? 'done' : status < 400 ? 'sent on' : 'refused';
              counts[kind] = (counts[kind] ?? 0) + 1;
            }
          };
          await Promise.all(Array.from({ length: AT_ONCE }, sendRequests));
        }
        // start-up output is indented, and log lines are JSON
        const rawOutput = stage.output().match(/^[^\s{].*$/gm) ?? [];
        must(rawOutput.length === 0, 'no output bypasses the log', rawOutput.slice(0, 3));
        must(!stage.output().includes(secret), 'the log contains no personal data');
      } finally {
        agent.destroy();
      }
      return counts satisfies Figures;
    },
    { LOG_LEVEL: 'error' },
  );

/** The beginnings of the last output lines. */
const lastOutput = ({ output }: Stage): readonly string[] =>
  output()
    .trimEnd()
    .split('\n')
    .slice(-2)
    .map((line) => line.slice(0, 600));

type Tokens = Readonly<Record<Role, string | null>>;

const tokensOf = async (stage: Stage, turn: number): Promise<Tokens> => {
  const { customer, admin } = await createCallers(stage, turn);
  const forged = `${customer.token.slice(0, -4)}AAAA`;
  return { visitor: null, customer: customer.token, admin: admin.token, forger: forged };
};

let visitors = 0;

const tryOne = async (
  { url }: Stage,
  agent: Agent,
  request: BadRequest,
  tokens: Tokens,
  judge: (response: Awaited<ReturnType<typeof sendBad>>) => string | null,
) => {
  const token = tokens[request.role];
  visitors += 1;
  // each from its own network: rate limits are not under test here
  const address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  const more = { 'x-forwarded-for': address, ...(token === null ? {} : { authorization: `Bearer ${token}` }) };
  try {
    const response = await sendBad(agent, url, request, more);
    return { status: response.status, fault: judge(response) };
  } catch (error) {
    throw new Breach(`no answer to ${JSON.stringify(request)}: ${String(error)}`);
  }
};
