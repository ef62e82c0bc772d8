import type { Customer } from '../../../../contract/admin/customers.ts';
import { formatDate } from '../../../../locales/format.ts';
import { useLanguage, useMessages } from '../../../i18n/messages.tsx';

/** What a customer agreed to and withdrew, newest first. */
export const CustomerConsents = ({ consents }: Pick<Customer, 'consents'>) => {
  const { consents: words, none } = useMessages('admin').customers;
  const language = useLanguage();
  if (consents.length === 0) return <p className="text-mist">{none}</p>;
  return (
    <ul className="grid gap-2">
      {consents.map(({ purpose, isGranted, at }) => (
        <li key={purpose + at} className="flex flex-wrap gap-x-3">
          <span className="font-medium">{words.purposes[purpose]}</span>
          <span className={isGranted ? 'text-malachite-700' : 'text-mist'}>
            {isGranted ? words.granted : words.withdrawn}
          </span>
          <time dateTime={at} className="text-mist ms-auto">
            {formatDate(new Date(at), language)}
          </time>
        </li>
      ))}
    </ul>
  );
};
