import * as v from 'valibot';
import { NewsletterForm } from '../../domain/people/forms.ts';
import { refusals } from '../refusal.ts';
import { admin } from '../who.ts';

/** Somebody who is, or was, an admin. */
export const TeamMember = v.object({
  id: v.string(),
  email: v.string(),
  /** What they call themselves; the first admin has not said. */
  name: v.nullable(v.string()),
  /** ISO 8601, UTC; null for who is an admin no more. */
  since: v.nullable(v.string()),
  hasSecondFactor: v.boolean(),
  isSelf: v.boolean(),
});
export type TeamMember = v.InferOutput<typeof TeamMember>;

export const Team = v.object({ members: v.array(TeamMember), former: v.array(TeamMember) });
export type Team = v.InferOutput<typeof Team>;

export const team = {
  show: admin.route({ method: 'GET', path: '/office/team', summary: 'Who the admins are and were' }).output(Team),
  grant: admin
    .route({ method: 'POST', path: '/office/team', summary: 'Make an existing account an admin' })
    .errors(refusals('ACCOUNT_NOT_FOUND', 'EMAIL_NOT_PROVEN'))
    .input(NewsletterForm)
    .output(Team),
  revoke: admin
    .route({ method: 'DELETE', path: '/office/team/{id}', summary: 'Take the role from an admin, never from the last' })
    .errors(refusals('LAST_ADMIN'))
    .input(v.strictObject({ id: v.pipe(v.string(), v.uuid()) }))
    .output(Team),
};
