import * as v from 'valibot';
import { accountDeeds, deedDetails, deeds } from '../../domain/office/deeds.ts';
import { admin } from '../who.ts';
import { listing, pageOf } from './listing.ts';

const AnyDeed = v.picklist([...deeds, ...accountDeeds]);

/** What an admin did, or what happened to their account. */
export const LogEntry = v.object({
  id: v.string(),
  /** ISO 8601, UTC. */
  createdAt: v.string(),
  /** The address as it was when a deed was done. */
  email: v.string(),
  deed: AnyDeed,
  /** What it was done to; null for what happened to the account itself. */
  subject: v.nullable(v.string()),
  details: v.partial(
    v.object(v.entriesFromList(deedDetails, v.nullable(v.union([v.string(), v.number(), v.boolean()])))),
  ),
});
export type LogEntry = v.InferOutput<typeof LogEntry>;

export const log = {
  list: admin
    .route({ method: 'GET', path: '/office/log', summary: 'What admins did, newest first' })
    .input(v.strictObject({ ...listing, deed: v.optional(AnyDeed), admin: v.optional(v.pipe(v.string(), v.uuid())) }))
    .output(pageOf(LogEntry)),
};
