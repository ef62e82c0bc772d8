import type { LogEntry } from '../../../../contract/office/log.ts';
import { deedDetails } from '../../../../domain/office/deeds.ts';
import { useOfficeWords } from '../../../device/office-words.ts';
import { useLanguage } from '../../../device/words.tsx';
import { sayDetail } from './say-detail.ts';

/** What was done, to what, and what is told beside it. */
export const LogDetails = ({ entry }: { entry: LogEntry }) => {
  const words = useOfficeWords();
  const language = useLanguage();
  const { log } = words;
  const told = deedDetails.flatMap((name) => {
    const said = sayDetail(entry, name, { words, language });
    return said === null ? [] : [{ name, said }];
  });
  return (
    <>
      <p>
        {log.deeds[entry.deed]}
        {entry.subject && (
          <>
            {': '}
            <bdi className="inline-block max-w-full break-words">{entry.subject}</bdi>
          </>
        )}
      </p>
      {told.map(({ name, said }) => (
        <p key={name} className="text-caption font-normal text-mist">
          {log.details[name]}: {/* figures and signs alone would be turned round */}
          <bdi dir={/\p{Script=Arabic}/u.test(said) ? 'auto' : 'ltr'} className="break-words">
            {said}
          </bdi>
        </p>
      ))}
    </>
  );
};
