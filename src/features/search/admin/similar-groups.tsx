import { useEffect, useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import type { AdminSynonymGroup } from '../synonyms.admin.contract.ts';
import { groupName } from './group-terms.ts';

/** Debounce of the search field, in milliseconds. */
const TYPING_DEBOUNCE_MS = 300;

/** Suggests groups for a word of the search report: those with similarly spelled words, or those that match the search field. */
export const SimilarGroups = ({ word, openId }: { word: string; openId: string | null }) => {
  const { near: t, kinds } = useMessages('admin').search;
  const [text, setText] = useState('');
  const groups = useSimilarGroups(text.trim() === '' ? word : text.trim());
  return (
    <section aria-labelledby="near-groups" className="mb-10 p-4 sm:p-6 bg-lapis-50 border border-lapis-200">
      <h2 id="near-groups" className="text-lg font-medium">
        {t.title({ word })}
      </h2>
      <p className="pt-1 pb-4 max-w-2xl">{t.text}</p>
      <input
        type="search"
        aria-label={t.find}
        placeholder={t.find}
        maxLength={100}
        autoComplete="off"
        className="field min-h-11! text-sm! md:max-w-80 bg-white"
        onChange={({ target }) => setText(target.value)}
      />
      <ul role="status" className="flex flex-wrap gap-2 pt-4">
        {groups?.map((group) => (
          <li key={group.id} className="max-w-full">
            <a
              href={`/admin/search/${group.id}?${new URLSearchParams({ word })}`}
              aria-current={group.id === openId ? 'true' : undefined}
              className={`inline-flex items-center gap-2 min-h-11 max-w-full px-4 rounded-full border ${group.id === openId ? 'bg-lapis-900 text-white border-lapis-900' : 'bg-white border-lapis-200 hover:border-lapis-900'}`}
            >
              <span className="truncate">{groupName(group)}</span>
              <span className="shrink-0 opacity-70 text-caption">{kinds[group.kind]}</span>
            </a>
          </li>
        ))}
        {groups?.length === 0 && text.trim() !== '' && <li>{t.none}</li>}
      </ul>
    </section>
  );
};

/** Loads the groups similar to a word; null while loading. */
const useSimilarGroups = (word: string): readonly AdminSynonymGroup[] | null => {
  const { fail } = useAdminContext();
  const [groups, setGroups] = useState<readonly AdminSynonymGroup[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      try {
        const { synonymGroups } = await loadAdminClient();
        const rows = await synonymGroups.listSimilar({ words: word });
        if (isCurrent) setGroups(rows);
      } catch (error) {
        if (isCurrent) fail(error);
      }
    };
    const timer = setTimeout(() => void load(), TYPING_DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [word, fail]);
  return groups;
};
