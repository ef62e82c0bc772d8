import * as v from 'valibot';
import type { Profile } from '#features/customers/profile.contract.ts';
import { registry } from '#generated/server.gen.ts';
import type { ConsentRecord } from '../consents.contract.ts';

/** ISO 8601, UTC. */
const Moment = v.string();
const Metadata = v.record(v.string(), v.unknown());
const origin = { device: v.nullable(v.string()), networkAddress: v.nullable(v.string()) };

/** Data of the accounts service about the caller, without credentials. */
const ExportedAccount = v.object({
  id: v.string(),
  email: v.nullable(v.string()),
  language: v.nullable(v.string()),
  createdAt: Moment,
  emailConfirmedAt: v.nullable(Moment),
  lastSignInAt: v.nullable(Moment),
  signUpData: Metadata,
  identities: v.array(
    v.object({ provider: v.string(), signUpData: Metadata, createdAt: Moment, lastSignInAt: v.nullable(Moment) }),
  ),
  secondFactors: v.array(
    v.object({
      kind: v.string(),
      name: v.string(),
      phone: v.nullable(v.string()),
      isVerified: v.boolean(),
      createdAt: Moment,
    }),
  ),
  sessions: v.array(v.object({ createdAt: Moment, lastSeenAt: Moment, ...origin })),
  events: v.array(v.object({ event: v.string(), at: Moment, ...origin })),
});

const parts = registry.personalData.flatMap(({ exports = [] }) => exports);
const nestedParts = registry.personalData.flatMap(({ nestedExports = [] }) => nestedExports);

/** Schema of the export file, composed of the parts of all features. Refuses unknown members. */
export const ExportFile = v.strictObject({
  exportedAt: Moment,
  account: ExportedAccount,
  ...Object.assign({}, ...parts.map(({ entries }) => entries)),
  isEmailVerified: v.boolean(),
});

/** Schema of the remaining members of a list entry. */
export const nestedMembers = (under: string) =>
  v.object(Object.assign({}, ...nestedParts.filter((part) => part.under === under).map(({ entries }) => entries)));

/** Members of the export file that tests read. */
export type ExportedData = {
  readonly account: v.InferOutput<typeof ExportedAccount>;
  readonly profile: Profile;
  readonly orders: readonly object[];
  readonly consents: readonly ConsentRecord[];
};
