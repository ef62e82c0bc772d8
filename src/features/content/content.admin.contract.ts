import * as v from 'valibot';
import { staff } from '#core/api/access.ts';
import { apiErrors } from '#core/errors/api.errors.ts';
import { moment } from '#core/fields/field.ts';
import { validationCode } from '#core/forms/validation.ts';
import { settingsErrors } from '#core/settings/settings.errors.ts';
import { ownPageNames } from './content-page-names.ts';
import { pageStates, pageValue } from './page-value.ts';

/** Size limit of a page's text: two languages with up to three bytes per character, and escapes of JSON. */
const MAX_PAGE_BYTES = 256 * 1024;

const Name = v.picklist(ownPageNames);
const Version = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
/** Markdown of a page, or the texts of a designed page by name. */
const Text = v.union([v.string(), v.record(v.string(), v.string())]);
const Values = v.record(v.string(), v.string());

/** A saved version of a page without its text. */
const PageVersionInfo = v.object({
  /** From 1; 0 is the default of a new shop. */
  version: v.number(),
  state: v.picklist(pageStates),
  /** When it was or will be published, ISO 8601, UTC; null for a draft and for the default. */
  publishedAt: v.nullable(v.string()),
  /** ISO 8601, UTC; null for the default. */
  savedAt: v.nullable(v.string()),
  /** E-mail address of the admin; null for the default. */
  savedBy: v.nullable(v.string()),
});
export type PageVersionInfo = v.InferOutput<typeof PageVersionInfo>;

/** A saved version of a page; its texts have placeholders. */
export const PageVersion = v.object({ ...PageVersionInfo.entries, value: v.object({ ar: Text, en: Text }) });
export type PageVersion = v.InferOutput<typeof PageVersion>;

const AdminPageInfo = v.object({
  name: Name,
  newest: PageVersionInfo,
  /** Number of the version that shoppers see. */
  shown: v.number(),
});
export type AdminPageInfo = v.InferOutput<typeof AdminPageInfo>;

export const AdminPage = v.object({
  newest: PageVersion,
  /** Number of the version that shoppers see. */
  shown: v.number(),
  /** Current values of the placeholders by name, in each language. */
  placeholders: v.object({ ar: Values, en: Values }),
});
export type AdminPage = v.InferOutput<typeof AdminPage>;

const over = { name: Name, version: Version };

/** A new value of a page; `version` is the one that the admin saw. */
const SavePage = v.variant(
  'name',
  ownPageNames.map((name) =>
    v.strictObject({
      name: v.literal(name),
      version: Version,
      value: pageValue(name),
      publishAt: v.nullable(v.union([v.literal('now'), moment().entered], validationCode('moment.typed'))),
    }),
  ),
);

// the free text of any page could name a payment destination
export const adminPagesContract = {
  list: staff('settings.read')
    .route({ method: 'GET', path: '/admin/pages', summary: 'Editable pages with their newest version' })
    .output(v.array(AdminPageInfo)),
  get: staff('settings.read')
    .route({ method: 'GET', path: '/admin/pages/{name}', summary: 'The newest version of a page' })
    .input(v.strictObject({ name: Name }))
    .output(AdminPage),
  save: staff('paymentTexts.write', { maxJsonBytes: MAX_PAGE_BYTES })
    .route({
      method: 'PUT',
      path: '/admin/pages/{name}',
      summary: 'Save a page as a draft, publish it, or schedule its publication',
      description:
        '`publishAt` is `null` for a draft, `now`, or an instant to come. A planned version becomes a draft.',
    })
    .errors(settingsErrors.pick('SETTINGS_CHANGED'))
    .input(SavePage)
    .output(PageVersion),
  cancelPlan: staff('paymentTexts.write')
    .route({
      method: 'POST',
      path: '/admin/pages/{name}/cancellations',
      summary: 'Make the scheduled version of a page a draft',
    })
    .errors(settingsErrors.pick('SETTINGS_CHANGED'))
    .input(v.strictObject(over))
    .output(PageVersion),
  versions: staff('settings.read')
    .route({ method: 'GET', path: '/admin/pages/{name}/versions', summary: 'Versions of a page, newest first' })
    .input(v.strictObject({ name: Name, before: v.optional(v.pipe(v.string(), v.digits(), v.maxLength(7))) }))
    .output(v.object({ versions: v.array(PageVersion), hasMore: v.boolean() })),
  restore: staff('paymentTexts.write')
    .route({
      method: 'POST',
      path: '/admin/pages/{name}/restorations',
      summary: 'Save and publish an earlier version of a page again; version 0 is the default',
    })
    .errors(settingsErrors.pick('SETTINGS_CHANGED', 'SETTINGS_NOT_ACCEPTED'))
    .errors(apiErrors.pick('RESOURCE_NOT_FOUND'))
    .input(v.strictObject({ ...over, restored: Version }))
    .output(PageVersion),
};
