import { useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { readError } from '#core/api/read-error.ts';
import { isSubmitBlockedOffline } from '#core/browser/require-connection.ts';
import { notify } from '#core/browser/toasts.ts';
import { fieldErrors, type ValidationCode } from '#core/forms/validation.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import { type LocalizedFieldErrors, useFormSubmit } from '#core/ui/use-form-submit.ts';
import type { SearchWordRole, SynonymGroupInput } from '../synonym-group.ts';
import type { AdminSynonymGroup } from '../synonyms.admin.contract.ts';
import { checkGroup } from './group-terms.ts';

/** Creates a group or replaces its words. Word errors appear at the field, an edit conflict next to the form. */
export function useSaveGroup(group: AdminSynonymGroup | null, onSaved: (group: AdminSynonymGroup) => void) {
  const { search } = useMessages('admin');
  const { general, validation } = useMessages('forms');
  const { fail } = useAdminContext();
  const language = useLanguage();
  const [version, setVersion] = useState(group?.version ?? 0);
  const [current, setCurrent] = useState<AdminSynonymGroup | null>(null);

  const errorsOf = (input: SynonymGroupInput, issues: Parameters<typeof fieldErrors>[0]): LocalizedFieldErrors => {
    const errors: Record<string, string> = {};
    for (const [path, code = 'generic'] of Object.entries(fieldErrors(issues))) {
      const index = /^words\.(\d+)/u.exec(path)?.[1];
      const word = index === undefined ? undefined : input.words[Number(index)];
      const name = word?.role ?? fieldOf[code] ?? 'both';
      const sentence = validation[code];
      errors[name] ??= word ? search.form.wordError({ word: word.written, sentence }) : sentence;
    }
    return errors;
  };

  const send = async (input: SynonymGroupInput): Promise<LocalizedFieldErrors | null> => {
    try {
      const { synonymGroups } = await loadAdminClient();
      const saved = await (group === null
        ? synonymGroups.create(input)
        : synonymGroups.update({ id: group.id, version, group: input }));
      const { title, body } = group === null ? search.made : search.changed;
      notify({ title, text: body, about: 'admin' });
      onSaved(saved);
    } catch (error) {
      const { code, message, details } = readError(error, language);
      if (code === 'SEARCH_WORD_TAKEN') {
        const taken = input.words.find(({ written }) => written === details['word']);
        return { [taken?.role ?? 'both']: message };
      }
      if (code === 'SEARCH_GROUP_CHANGED') setCurrent(details['current'] as AdminSynonymGroup);
      else fail(error);
    }
    return null;
  };

  const form = useFormSubmit((sent) => {
    const { group: input, checked } = checkGroup(new FormData(sent));
    if (checked.success) return isSubmitBlockedOffline() ? null : send(checked.output);
    const errors = errorsOf(input, checked.issues);
    notify({ title: general.error, text: Object.values(errors)[0] ?? general.checkInput, tone: 'error' });
    return errors;
  });
  return {
    ...form,
    current,
    /** Makes the next save overwrite the other admin's change. */
    overwriteWithMine: () => {
      if (current) setVersion(current.version);
      setCurrent(null);
    },
  };
}

/** Fields at which errors of the whole group are displayed. */
const fieldOf: Partial<Record<ValidationCode, SearchWordRole>> = {
  'searchGroup.typedOnly': 'text',
  'searchGroup.textOnly': 'typed',
};
