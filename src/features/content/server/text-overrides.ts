import * as v from 'valibot';
import type { ShopSettings } from '#core/settings/settings.ts';
import { labelRegistry } from '#features/content/text-overrides/label-registry.ts';
import { checkLabel, cleanLabel } from '../text-overrides/check-override.ts';
import { labels } from '../text-overrides/text-override.ts';
import type { MessageDefinition } from '../text-overrides/text-overrides.admin.contract.ts';

/** Returns every message with its default text, in the order of their locations. */
export const listLabels = async (): Promise<MessageDefinition[]> =>
  [...(await labelRegistry()).values()].map(({ parameters, values, ...entry }) => ({
    ...entry,
    parameters: [...parameters],
    values: [...values],
  }));

/** Checks labels as the settings' schema does, and their keys and parameters against the messages. */
export const parseLabels = async (value: unknown) => {
  const registry = await labelRegistry();
  const schema = v.pipe(
    labels,
    v.transform((entered): ShopSettings['labels'] =>
      Object.fromEntries(Object.entries(entered).map(([key, label]) => [key, cleanLabel(label)])),
    ),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const [key, label] of Object.entries(dataset.value)) {
        const item = { type: 'object' as const, origin: 'value' as const };
        for (const { code, language } of checkLabel(registry.get(key), label))
          addIssue({
            message: code,
            path: [
              { ...item, input: dataset.value, key, value: label },
              ...(language === undefined ? [] : [{ ...item, input: label, key: language, value: label[language] }]),
            ],
          });
      }
    }),
  );
  // the path of an issue begins with `value`, as that of the endpoint's own schema
  return v.safeParse(v.object({ value: schema }), { value });
};
