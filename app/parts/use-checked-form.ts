import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { fieldErrors, firstCode } from '../../domain/validation.ts';
import { mustWait } from '../device/must-wait.ts';
import { notify } from '../device/notices.ts';
import { useTillWords } from '../device/till-words.ts';
import { focusField } from '../ui/focus-field.ts';

/** What a schema of `domain` makes of what was typed. */
type Checked<Output> =
  | { readonly success: true; readonly output: Output }
  | { readonly success: false; readonly issues: Parameters<typeof fieldErrors>[0] };

/** What is wrong with each field, by its name, already spoken. */
export type SpokenErrors = Readonly<Record<string, string>>;

/** What a field needs of the form that it stands in. */
export interface CheckedFieldProps {
  readonly errors: SpokenErrors;
  readonly clear: (name: string) => void;
  readonly defaultValue?: string | undefined;
}

interface CheckedFormOptions<Output> {
  readonly check: (typed: Readonly<Record<string, unknown>>) => Checked<Output>;
  /** The title of the notice that says the first thing wrong (specification 8). */
  readonly refusedTitle: string;
  /** Does what a sound form is for; answers with what the shop found wrong with its fields, if anything. */
  readonly onChecked: (output: Output, form: HTMLFormElement) => Promise<SpokenErrors | null>;
}

/**
 * A form that is checked when it is sent: a sentence under each bad field until that is edited, the cursor in the first
 * one, and a notice with the first sentence (specification 5).
 */
export function useCheckedForm<Output>({ check, refusedTitle, onChecked }: CheckedFormOptions<Output>) {
  const { validation } = useTillWords();
  const [errors, setErrors] = useState<SpokenErrors>({});
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isNews = useRef(false);

  // with the sentence, not a moment after it: whoever types on at once types into that field
  useLayoutEffect(() => {
    if (!isNews.current || !form.current) return;
    isNews.current = false;
    focusField(form.current, Object.keys(errors));
  }, [errors]);

  const refuse = (found: SpokenErrors) => {
    isNews.current = true;
    setErrors(found);
  };
  const send = async (sent: HTMLFormElement) => {
    const checked = check(Object.fromEntries(new FormData(sent)));
    if (!checked.success) {
      const codes = Object.entries(fieldErrors(checked.issues));
      refuse(Object.fromEntries(codes.map(([name, code]) => [name, validation[code ?? 'generic']])));
      return notify({ title: refusedTitle, text: validation[firstCode(checked.issues)], tone: 'alarm' });
    }
    setErrors({});
    if (mustWait()) return;
    setBusy(true);
    const found = await onChecked(checked.output, sent);
    setBusy(false);
    if (found) refuse(found);
  };

  return {
    errors,
    isBusy,
    /** Takes away the sentence under a field that is being edited. */
    clear: (name: string) => setErrors((now) => (name in now ? without(now, name) : now)),
    formProps: {
      ref: form,
      noValidate: true,
      method: 'post',
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isBusy) void send(event.currentTarget);
      },
    },
  };
}

const without = (errors: SpokenErrors, name: string): SpokenErrors =>
  Object.fromEntries(Object.entries(errors).filter(([each]) => each !== name));
