import { createContext, use } from 'react';
import type { LocalizedFieldErrors } from '#core/ui/use-form-submit.ts';

/** State of the form that its fields share. */
export interface SettingForm {
  readonly errors: LocalizedFieldErrors;
  /** Clears the error of a field that is being edited. */
  readonly clear: (name: string) => void;
  /** Current form values by field name. */
  readonly formValues: Readonly<Record<string, unknown>>;
  /** Reads the form again after rows were added, removed or moved. */
  readonly syncValues: () => void;
}

export const SettingFormContext = createContext<SettingForm | null>(null);

export const useSettingForm = (): SettingForm => {
  const form = use(SettingFormContext);
  if (!form) throw new Error('This field is outside of a form of settings.');
  return form;
};
