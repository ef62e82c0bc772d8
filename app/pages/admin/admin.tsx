import { Suspense, useRef } from 'react';
import { data } from 'react-router';
import { rightsOfRole } from '../../../domain/staff/staff-roles.ts';
import { contentOf } from '../../../locales/content.ts';
import { loadMessages } from '../../../locales/namespaces.ts';
import { renderContext } from '../../api/server-call.ts';
import { AdminSecurityNotice } from '../../components/admin-security-notice.tsx';
import { CouldNotLoad } from '../../components/could-not-load.tsx';
import { LotusIcon, Wordmark } from '../../components/icons.tsx';
import { serializeHead } from '../../components/page-meta.ts';
import { readHeadData } from '../../components/read-head-data.ts';
import { titled } from '../../components/titled.ts';
import { ToastContainer } from '../../components/toast-container.tsx';
import { useLogOut } from '../../components/use-log-out.ts';
import { preloadMessages, useMessages, useSettings } from '../../i18n/messages.tsx';
import { LanguageSwitch } from '../../layout/language-switch.tsx';
import sheet from '../../styles/admin.css?url';
import { Icon } from '../../ui/icon.tsx';
import type { Route } from './+types/admin.ts';
import { type AdminSection, adminSections, sectionAt } from './admin-sections.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { PageWith } from './may.tsx';
import { SectionNav } from './navigation/section-nav.tsx';
import { sectionTitle } from './section-title.ts';
import { type Admin, AdminContext, useAdmin } from './use-admin.ts';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

preloadMessages('admin');

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const part = sectionAt(params);
  if (!part) throw data(null, { status: 404 });
  const { language, publicUrl, settings } = context.get(renderContext);
  const { siteName, admin } = contentOf(language, settings).meta;
  const [messages, { layout }] = await Promise.all([
    loadMessages('admin', language, settings),
    loadMessages('common', language, settings),
  ]);
  const pages: Parts = {
    ...messages.settings.sections,
    payments: messages.paymentSettings.part,
    pages: messages.pages.part,
    couriers: messages.shipments.couriers,
    settlements: messages.settlements,
    grid: messages.products.grid,
    import: messages.products.import,
    count: messages.stock.count,
    reports: { title: messages.search.reports },
    preview: messages.search.preview,
  };
  const texts: Readonly<Partial<Record<string, string>>> = layout.footer.policies;
  const heading = texts[params.item ?? ''] ?? (pages[params.page ?? ''] ?? messages[part.name]).title;
  const title = titled(sectionTitle(heading, messages.layout), siteName);
  const page = { language, publicUrl, path: '/admin', isPrivate: true };
  return { head: serializeHead({ title, description: admin.description, ...page }) };
};

type Parts = Readonly<Partial<Record<string, { readonly title: string }>>>;

/** No revalidation: the frame is the same for all admins, and their data comes from the API. */
export const shouldRevalidate = () => false;

export const meta = readHeadData;

/** Admin area (specification 2, Admin). The server renders the frame; only admin users receive data. */
export default function AdminPage({ params }: Route.ComponentProps) {
  const admin = useAdmin();
  const part = sectionAt(params);
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="page" />
      <AdminHeader email={admin.summary?.email} />
      <main id="content" className="page min-[90rem]:max-w-[96rem] pt-8 pb-24 min-h-dvh text-sm">
        {part && <AdminCounts admin={admin} part={part} isNamed={params.part !== undefined} />}
      </main>
      <ToastContainer />
    </>
  );
}

/** Section navigation and the open section; rendered only after the role is confirmed. */
const AdminCounts = ({ admin, part, isNamed }: { admin: Admin; part: AdminSection; isNamed: boolean }) => {
  const { layout } = useMessages('admin');
  const { summary } = admin;
  if (!summary) return admin.hasFailed ? <CouldNotLoad onTryAgain={admin.lookAgain} /> : <ListSkeleton />;
  const rights = rightsOfRole[summary.role];
  const sections = adminSections.filter(({ right }) => rights.has(right));
  // without a path, the first section that the role may see
  const open = rights.has(part.right) || isNamed ? part : (sections[0] ?? part);
  return (
    <AdminContext value={{ fail: admin.fail, lookAgain: admin.lookAgain, may: (right) => rights.has(right) }}>
      {!summary.hasSecondFactor &&
        (open === sections[0] ? (
          <AdminSecurityNotice words={layout.advice} to="/account?tab=profile" className="mb-6" />
        ) : (
          <p className="mb-6">
            <a
              href="/account?tab=profile"
              data-replace
              className="link inline-flex items-center min-h-11 text-gold-800"
            >
              {layout.advice.title}
            </a>
          </p>
        ))}
      <TestModeNotice />
      <div className="min-[90rem]:grid min-[90rem]:grid-cols-[13rem_minmax(0,1fr)] min-[90rem]:gap-x-8">
        <SectionNav open={open} sections={sections} summary={summary} />
        <OpenSection section={open} />
      </div>
    </AdminContext>
  );
};

const OpenSection = ({ section }: { section: AdminSection }) => {
  const area = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(area);
  return (
    <div ref={area} className="min-w-0 min-[90rem]:-mt-6">
      <PageWith right={section.right}>
        <Suspense fallback={<ListSkeleton />}>
          <section.Panel />
        </Suspense>
      </PageWith>
    </div>
  );
};

/** Warns while payments in the shop are not real money. */
const TestModeNotice = () => {
  const { banner } = useMessages('admin').paymentSettings;
  if (!useSettings().payments.isTest) return null;
  return (
    <aside
      aria-label={banner.title}
      className="flex flex-wrap items-center gap-x-6 gap-y-2 px-5 sm:px-7 py-3 mb-6 bg-carnelian-50 border border-carnelian-200"
    >
      <Icon name="circle-alert" className="size-6 text-carnelian-700" />
      <div className="grow min-w-52">
        <p className="font-medium text-carnelian-700">{banner.title}</p>
        <p>{banner.text}</p>
      </div>
      <a href="/admin/settings/payments" className="inline-flex items-center min-h-11 link">
        {banner.button}
      </a>
    </aside>
  );
};

/** Header of the admin area: shop name, signed-in admin, links to leave it. */
const AdminHeader = ({ email }: { email: string | undefined }) => {
  const { layout: shopLayout } = useMessages('common');
  const { layout } = useMessages('admin');
  const { logOut, isBusy } = useLogOut();
  return (
    <header className="night bg-lapis-950 text-white">
      <div className="page min-[90rem]:max-w-[96rem] flex items-center gap-x-3 sm:gap-x-5 h-16">
        <a
          href="/admin"
          aria-label={`${shopLayout.brand} – ${layout.name}`}
          className="flex items-center gap-2.5 min-h-11"
        >
          <LotusIcon className="size-8" stroke={1.8} />
          <Wordmark
            className="ar:h-7 en:h-4 max-sm:hidden"
            typeClassName="text-lg leading-tight line-clamp-2 max-w-48 max-sm:hidden"
          />
          <span className="text-lapis-200 sm:border-s border-lapis-700 sm:ps-5 sm:ms-3">{layout.name}</span>
        </a>
        <p className="ms-auto max-lg:hidden text-lapis-200">
          <bdi>{email}</bdi>
        </p>
        <LanguageSwitch className="inline-flex max-lg:ms-auto" />
        <a href="/" className="inline-flex items-center min-h-11 link">
          {layout.viewShop}
        </a>
        <button
          type="button"
          aria-label={shopLayout.nav.logout}
          className="grid place-items-center size-11 -me-2.5"
          disabled={isBusy}
          onClick={() => void logOut()}
        >
          <Icon name="log-out" className="size-5 rtl:mirror" />
        </button>
      </div>
    </header>
  );
};
