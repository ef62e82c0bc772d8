import { type ReactNode, Suspense, useEffect, useState } from 'react';
import type { Content } from '#core/i18n/server-texts.ts';
import { Icon } from '#core/ui/icon.tsx';
import type { IconName } from '#core/ui/icon-names.ts';
import { lazyOnDemand } from '#core/ui/lazy-on-demand.tsx';
import { PhoneNumber } from '#core/ui/phone-number.tsx';
import type { FormattedHours } from '../format-opening-hours.ts';
import type { WeeklyHours } from '../opening-hours.ts';

const OpeningStatus = lazyOnDemand(
  async () => (await import('./opening-status.tsx')).OpeningStatus,
  () => null,
);

/** The owner's contact details. */
export interface ContactDetails {
  readonly email: string;
  readonly phone: string;
  readonly address: {
    readonly street: string;
    readonly city: string;
    readonly country: string;
    readonly postalCode: string;
  };
  readonly hours: {
    readonly week: readonly WeeklyHours[];
    readonly rows: readonly FormattedHours[];
    readonly zone: string;
  };
}

/** Cards for e-mail, phone, address and hours. */
export const ContactCards = ({
  copy,
  contactDetails,
}: {
  copy: Content['contact']['cards'];
  contactDetails: ContactDetails;
}) => {
  const { email, phone, address, hours } = contactDetails;
  return (
    <div className="lg:col-span-5 lg:col-start-8 bg-glaze px-6 sm:px-9 py-3 rows">
      <Card title={copy.email} icon="mail">
        <a href={`mailto:${email}`} className="link min-h-11 inline-flex items-center">
          <bdi className="code" dir="ltr">
            {email}
          </bdi>
        </a>
      </Card>
      <Card title={copy.phone} icon="phone">
        <a href={`tel:${phone}`} className="link min-h-11 inline-flex items-center">
          <PhoneNumber number={phone} />
        </a>
      </Card>
      <Card title={copy.address} icon="map-pin">
        <address className="not-italic">
          {address.street}
          <br />
          {address.city}{' '}
          <bdi className="code" dir="ltr">
            {address.postalCode}
          </bdi>
          <br />
          {address.country}
        </address>
      </Card>
      <Card title={copy.hours} icon="clock">
        <DeferredOpeningStatus week={hours.week} />
        <table className="w-full text-start">
          <tbody>
            {hours.rows.map(({ days, times }) => (
              <tr key={days} className="align-baseline max-sm:flex max-sm:flex-col max-sm:pb-2">
                <th scope="row" className="font-normal text-start pe-4 py-0.5">
                  {days}
                </th>
                <td className="sm:text-end py-0.5 num">{times}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="text-sm text-mist mt-1">{hours.zone}</p>
      </Card>
    </div>
  );
};

/** The cached page reserves this line, and the browser fills in its text. */
function DeferredOpeningStatus({ week }: { week: readonly WeeklyHours[] }) {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return (
    <p className="flex items-center gap-2 min-h-8 text-sm">
      <Suspense>{isMounted && <OpeningStatus week={week} />}</Suspense>
    </p>
  );
}

interface CardProps {
  readonly title: string;
  readonly icon: IconName;
  readonly children: ReactNode;
}

const Card = ({ title, icon, children }: CardProps) => (
  <section className="flex gap-4 py-6">
    <Icon name={icon} className="size-[22px] mt-1 text-lapis-700" />
    <div className="grow min-w-0">
      <h2 className="font-medium">{title}</h2>
      <div className="mt-1">{children}</div>
    </div>
  </section>
);
