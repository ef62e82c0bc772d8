import { Suspense, useEffect, useRef } from 'react';
import { data } from 'react-router';
import type { DashboardSummary } from '../../../contract/admin/dashboard.ts';
import { contentOf } from '../../../locales/content.ts';
import { formatNumber } from '../../../locales/format.ts';
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

import { preloadMessages, useLanguage, useMessages, useSettings } from '../../i18n/messages.tsx';
import { LanguageSwitch } from '../../layout/language-switch.tsx';
import sheet from '../../styles/admin.css?url';
import { Icon } from '../../ui/icon.tsx';
import type { Route } from './+types/admin.ts';
import { type AdminSection, adminSections, sectionAt } from './admin-sections.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { sectionTitle } from './section-title.ts';
import { type Admin, AdminContext, useAdmin } from './use-admin.ts';

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
      <main id="content" className="page pt-8 pb-24 min-h-dvh text-sm">
        {part && <AdminCounts admin={admin} part={part} />}
      </main>
      <ToastContainer />
    </>
  );
}

/** Section navigation and the open section; rendered only after the role is confirmed. */
const AdminCounts = ({ admin, part }: { admin: Admin; part: AdminSection }) => {
  const { layout } = useMessages('admin');
  const { summary } = admin;
  if (!summary) return admin.hasFailed ? <CouldNotLoad onTryAgain={admin.lookAgain} /> : <ListSkeleton />;
  return (
    <AdminContext value={{ fail: admin.fail, lookAgain: admin.lookAgain }}>
      {!summary.hasSecondFactor && (
        <AdminSecurityNotice words={layout.advice} to="/account?tab=profile" className="mb-6" />
      )}
      <TestModeNotice />
      <SectionNav open={part} summary={summary} />
      <Suspense fallback={<ListSkeleton />}>
        <part.Panel />
      </Suspense>
    </AdminContext>
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
      <div className="page flex items-center gap-x-3 sm:gap-x-5 h-16">
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

/** Navigation between sections; counts of open work are shown beside the names. */
const SectionNav = ({ open, summary }: { open: AdminSection; summary: DashboardSummary }) => {
  const messages = useMessages('admin');
  const here = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (here.current?.pathname.endsWith(open.path))
      here.current.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [open]);
  return (
    <nav
      aria-label={messages.layout.parts}
      className="border-b border-lapis-900 flex max-lg:overflow-x-auto scrollbar-none lg:flex-wrap"
    >
      {adminSections.map((part) => {
        const isOpen = part === open;
        return (
          <a
            key={part.path}
            ref={isOpen ? here : undefined}
            href={`/admin/${part.path}`}
            aria-current={isOpen ? 'page' : undefined}
            className={`relative shrink-0 inline-flex items-center gap-2.5 min-h-14 px-3 whitespace-nowrap text-base focus-visible:-outline-offset-4 ${isOpen ? 'font-medium' : 'text-mist hover:text-lapis-900'}`}
          >
            <Icon name={part.icon} className="size-5" />
            {messages[part.name].title}
            <Waiting count={part.waiting?.(summary) ?? 0} />
            {isOpen && <span className="absolute inset-x-0 bottom-[2px] border-b-3 border-lapis-900" />}
          </a>
        );
      })}
    </nav>
  );
};

const Waiting = ({ count }: { count: number }) => {
  const language = useLanguage();
  const { layout } = useMessages('admin');
  if (count === 0) return null;
  return (
    <span className="px-2 py-0.5 rounded-full bg-carnelian-700 text-white text-micro num">
      {layout.waiting({ amount: formatNumber(count, language) })}
    </span>
  );
};
