import { adminLoader } from '#core/admin/admin-loader.ts';
import { SectionHeader } from '#core/admin/list-page.tsx';
import { ListSkeleton } from '#core/admin/list-skeleton.tsx';
import { RequirePermission } from '#core/admin/require-permission.tsx';
import { useAdminData } from '#core/admin/use-admin-data.ts';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { CouldNotLoad } from '#core/ui/could-not-load.tsx';
import { Icon } from '#core/ui/icon.tsx';
import type { Dashboard } from '../dashboard.admin.contract.ts';
import { DashboardFigures } from './dashboard-figures.tsx';
import { OpenWork } from './open-work.tsx';
import { OpeningNotice } from './opening-notice.tsx';
import { OutgoingNotice } from './outgoing-notice.tsx';
import { Sales } from './sales.tsx';
import { SetupProgress, SetupSteps, SetupVisibilityButton } from './setup-list.tsx';

preloadMessages('admin');

export const clientLoader = adminLoader(({ dashboard }, { language, signal }) =>
  dashboard.get({ language }, { signal }),
);

/** Dashboard: open work first, then sales and low stock. */
export default function Overview() {
  const { dashboard } = useMessages('admin');
  const { data: overview, hasFailed, reload } = useAdminData<typeof clientLoader>();
  // an open shop shows its daily work first
  const isSetupFirst = overview?.setup?.steps.some(({ blocksOpening }) => blocksOpening) ?? false;
  const setup = overview && <SetupSection setup={overview.setup} opening={overview.opening} onHidden={reload} />;
  return (
    <>
      <SectionHeader title={dashboard.title} />
      {overview ? (
        <>
          {isSetupFirst ? setup : <OpeningNotice opening={overview.opening} />}
          <OutgoingNotice outgoing={overview.outgoing} onSent={reload} />
          <StockNotice discrepancies={overview.stockDiscrepancies} />
          <OpenWork work={overview.work} />
          {!isSetupFirst && setup}
          <DashboardFigures overview={overview} />
          <div className="grid gap-x-12 gap-y-10 pt-10 xl:grid-cols-[1fr_22rem]">
            <Sales days={overview.days} />
            <LowStock products={overview.lowStock} />
          </div>
          {!overview.setup && (
            <RequirePermission permission="settings.write">
              <p className="pt-10">
                <a href="/admin/dashboard/setup" className="link inline-flex items-center min-h-11">
                  {dashboard.setup.open}
                </a>
              </p>
            </RequirePermission>
          )}
        </>
      ) : hasFailed ? (
        <CouldNotLoad onTryAgain={reload} />
      ) : (
        <ListSkeleton />
      )}
    </>
  );
}

interface SetupSectionProps extends Pick<Dashboard, 'setup' | 'opening'> {
  readonly onHidden: () => void;
}

/** Setup of the shop on the dashboard; renders nothing when it is complete, hidden, or not for the role. */
const SetupSection = ({ setup, opening, onHidden }: SetupSectionProps) => {
  const { setup: t, opening: closed } = useMessages('admin').dashboard;
  if (setup === null) return null;
  return (
    <section aria-labelledby="setup" className="pb-10">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 pb-3">
        <h2 id="setup" className="display text-h4">
          {t.title}
        </h2>
        <SetupProgress steps={setup.steps} />
        <SetupVisibilityButton isHidden={false} onChanged={onHidden} />
      </div>
      {setup.steps.some(({ blocksOpening }) => blocksOpening) && (
        <p className="pb-4 max-w-prose">
          <span className="font-medium">{opening.isDemonstration ? closed.demonstration : closed.closed}.</span>{' '}
          {opening.isDemonstration ? closed.demonstrationText : closed.closedText}
        </p>
      )}
      <SetupSteps steps={setup.steps} />
    </section>
  );
};

/** Products with low or no stock, each with a link to edit it. */
const LowStock = ({ products }: { products: Dashboard['lowStock'] }) => {
  const { dashboard: t } = useMessages('admin');
  return (
    <section aria-labelledby="low-stock">
      <h2 id="low-stock" className="display text-h4 pb-3">
        {t.lowStock}
      </h2>
      {products.length === 0 ? (
        <p className="text-mist">{t.enough}</p>
      ) : (
        <>
          <ul className="rows border-y border-lapis-200">
            {products.map(({ id, name, stock }) => (
              <li key={id} className="flex items-center justify-between gap-4 min-h-12">
                <a href={`/admin/products/${id}`} className="link py-3">
                  {name}
                </a>
                <span className={`shrink-0 num ${stock === 0 ? 'text-carnelian-700' : 'text-mist'}`}>
                  {t.stock(stock)}
                </span>
              </li>
            ))}
          </ul>
          <a href="/admin/products?state=low" className="link inline-flex items-center min-h-11 mt-2">
            {t.allLow}
          </a>
        </>
      )}
    </section>
  );
};

/** Notice that stock differed from its movements in the last week; renders nothing without a difference. */
const StockNotice = ({ discrepancies: { count, since } }: { discrepancies: Dashboard['stockDiscrepancies'] }) => {
  const { stock: t } = useMessages('admin');
  if (since === null) return null;
  return (
    <aside
      aria-label={t.title}
      className="flex flex-wrap items-center gap-x-5 gap-y-2 px-5 sm:px-7 py-4 mb-6 border bg-carnelian-50 border-carnelian-200"
    >
      <Icon name="warehouse" className="size-6 shrink-0 text-carnelian-700" />
      <p className="font-medium">{t.discrepancies(count)}</p>
      <a href="/admin/stock?reason=correction" className="link inline-flex items-center min-h-11 sm:ms-auto">
        {t.showCorrections}
      </a>
    </aside>
  );
};
