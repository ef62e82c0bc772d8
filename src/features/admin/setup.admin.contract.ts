import * as v from 'valibot';
import { staff } from '#core/api/access.ts';
import { LanguageInput } from '#core/api/base.ts';

/** Setup steps that the caller may take, in their order. */
export const Setup = v.object({
  /** Whether the dashboard hides the list. */
  isHidden: v.boolean(),
  steps: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      text: v.string(),
      /** Path below `/admin/` where the step is done; null for a command of the server. */
      place: v.nullable(v.string()),
      isDone: v.boolean(),
      /** Whether customers cannot order until the step is done, except in a demonstration. */
      blocksOpening: v.boolean(),
      /** Missing requirements, as sentences. */
      missing: v.array(v.string()),
    }),
  ),
});
export type Setup = v.InferOutput<typeof Setup>;

export const adminSetupContract = {
  get: staff('settings.write')
    .route({ method: 'GET', path: '/admin/setup', summary: 'Steps of the first setup' })
    .input(v.strictObject({ language: LanguageInput }))
    .output(Setup),
  setHidden: staff('settings.write')
    .route({ method: 'PUT', path: '/admin/setup/hidden', summary: 'Hide the setup on the dashboard, or show it again' })
    .input(v.strictObject({ isHidden: v.boolean() }))
    .output(v.object({ isHidden: v.boolean() })),
};
