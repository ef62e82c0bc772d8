import type { Overview } from '../../../../contract/office/desk.ts';
import { formatNumber } from '../../../../locales/format.ts';
import { formatMoment } from '../../../../locales/moment.ts';
import { useOfficeWords } from '../../../device/office-words.ts';
import { useLanguage } from '../../../device/words.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** Says that mails or texts wait, and why; nothing while all go out. */
export const OutgoingNotice = ({ outgoing: { held, late } }: Pick<Overview, 'outgoing'>) => {
  const { overview: words } = useOfficeWords();
  const language = useLanguage();
  const moment = (since: string) => formatMoment(new Date(since), language);
  if (held.length === 0 && late.since === null) return null;
  return (
    <aside
      aria-label={words.outgoing}
      className="flex gap-x-5 px-5 sm:px-7 py-5 mb-6 bg-gold-50 border border-gold-200"
    >
      <Icon name="mail" className="size-6 shrink-0 text-gold-800" />
      <div className="min-w-0">
        <p className="font-medium">{words.outgoing}</p>
        {held.map(({ channel, since, perHour }) => (
          <p key={channel} className="text-sm">
            {words[channel === 'mail' ? 'mailHeld' : 'textHeld']({
              perHour: formatNumber(perHour, language),
              moment: moment(since),
            })}
          </p>
        ))}
        {late.since !== null && (
          <p className="text-sm">{words.late({ count: late.count, moment: moment(late.since) })}</p>
        )}
      </div>
    </aside>
  );
};
