import type { Bilingual } from '#core/i18n/language.ts';

export type AuditActionDefinition = {
  /** Text in the audit log, before the subject of the action. */
  readonly label: Bilingual;
  /** How the log displays the subject: as the title of a settings section or page, or not at all; as recorded by default. */
  readonly subject?: 'section' | 'page' | 'none';
};

/**
 * Defines actions of the audit log by name: subject and verb, as in `return.approved`. `npm run generate` collects the constants
 * `…Audit` of `*.audit.ts`; an action may be defined once.
 */
export const defineAuditActions = <const Actions extends Readonly<Record<string, AuditActionDefinition>>>(
  actions: Actions,
): { readonly [Name in keyof Actions]: AuditActionDefinition } => actions;

/** Details of an audit entry, each with a label in the log; never a secret. `amount` is in piastres. */
export const auditDetailFields = [
  'from',
  'to',
  'amount',
  'reason',
  'count',
  'restocked',
  'writtenOff',
  'terms',
  'view',
  'added',
  'removed',
] as const;
export type AuditDetail = (typeof auditDetailFields)[number];
export type AuditDetails = Readonly<
  Partial<Record<AuditDetail, string | number | boolean | null>> & {
    /** Id of the affected account, by which the log can be searched. */
    account?: string;
  }
>;
