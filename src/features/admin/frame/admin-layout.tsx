import { useEffect } from 'react';
import { data, Outlet, useNavigate } from 'react-router';
import { AdminContext } from '#core/admin/admin-context.ts';
import { sectionTitle } from '#core/admin/admin-title.ts';
import { ListSkeleton } from '#core/admin/list-skeleton.tsx';
import { adminPathOf, useAdminPath } from '#core/admin/use-admin-path.ts';
import { loadMessages } from '#core/i18n/messages.ts';
import { preloadMessages, useMessages, useSettings } from '#core/i18n/messages-provider.tsx';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { rolePermissions } from '#core/permissions/permissions.ts';
import { LanguageSwitch } from '#core/routing/language-switch.tsx';
import { serializeHead } from '#core/routing/page-meta.ts';
import { readHeadData } from '#core/routing/read-head-data.ts';
import { renderContext } from '#core/routing/render-context.ts';
import { CouldNotLoad } from '#core/ui/could-not-load.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { LotusIcon, Wordmark } from '#core/ui/icons.tsx';
import sheet from '#core/ui/styles/admin.css?url';
import { titled } from '#core/ui/titled.ts';
import { ToastContainer } from '#core/ui/toast-container.tsx';
import { SecondFactorAdvice } from '#features/auth/ui/second-factor-advice.tsx';
import { useLogOut } from '#features/auth/ui/use-log-out.ts';
import { useDismissForCustomers } from '#features/discounts/ui/discount-dialog.ts';
import { adminSections } from '#generated/admin-pages.gen.ts';
import type { Route } from './+types/admin-layout';
import { findAdminPage } from './find-admin-page.ts';
import { SectionNav } from './section-nav.tsx';
import { type Admin, useAdmin } from './use-admin.ts';

preloadMessages('admin');

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const path = adminPathOf(new URL(request.url).pathname);
  const open = findAdminPage(path);
  if (!open) throw data(null, { status: 404 });
  const { language, publicUrl, settings } = context.get(renderContext);
  const { siteName, admin } = serverTexts(language, settings).meta;
  const [messages, { layout }] = await Promise.all([
    loadMessages('admin', language, settings),
    loadMessages('common', language, settings),
  ]);
  const policies: Readonly<Partial<Record<string, string>>> = layout.footer.policies;
  const heading = policies[path.split('/')[2] ?? ''] ?? open.page.title(messages);
  const title = titled(sectionTitle(heading, messages.layout), siteName);
  const page = { language, publicUrl, path: '/admin' };
  return { head: serializeHead({ title, description: admin.description, ...page }) };
};

/** No revalidation: the frame is the same for all admins, whose data comes from the API. */
export const shouldRevalidate = () => false;

export const meta = readHeadData;

/** Admin area (specification 2). The server renders the frame; only admin users receive data. */
export default function AdminLayout() {
  const admin = useAdmin();
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="page" />
      <AdminHeader email={admin.summary?.email} />
      <main id="content" className="page min-[90rem]:max-w-[96rem] pt-8 pb-24 min-h-dvh text-sm">
        <AdminArea admin={admin} />
      </main>
      <ToastContainer />
    </>
  );
}

/** Navigation between sections, and the open page; rendered only after the role is confirmed. */
const AdminArea = ({ admin }: { admin: Admin }) => {
  const { layout } = useMessages('admin');
  const path = useAdminPath();
  const open = findAdminPage(path);
  const { summary } = admin;
  if (!summary) return admin.hasFailed ? <CouldNotLoad onTryAgain={admin.refetchSummary} /> : <ListSkeleton />;
  if (!open) return null;
  const { section } = open;
  const rights = rolePermissions[summary.role];
  const sections = adminSections.filter(({ permission }) => rights.has(permission));
  const [first] = sections;
  if (path === '' && first && first !== section) return <Redirect to={`/admin/${first.path}`} />;
  return (
    <AdminContext value={{ fail: admin.fail, refetchSummary: admin.refetchSummary, may: (right) => rights.has(right) }}>
      {!summary.hasSecondFactor &&
        (section === first ? (
          <SecondFactorAdvice texts={layout.advice} to="/account?tab=profile" className="mb-6" />
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
      {section.path !== 'dashboard' && <ClosedNotice canShowMissing={rights.has('figures.read')} />}
      <div className="min-[90rem]:grid min-[90rem]:grid-cols-[13rem_minmax(0,1fr)] min-[90rem]:gap-x-8">
        <SectionNav open={section} sections={sections} summary={summary} />
        <Outlet />
      </div>
    </AdminContext>
  );
};

/** Replaces the page. React Router's `<Navigate>` would add 0.3 KB to the script that every page loads. */
const Redirect = ({ to }: { to: string }) => {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
};

/** Warns while the shop uses test payments. */
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

/** Warns that customers cannot order yet; renders nothing in an open shop. The dashboard lists the missing requirements. */
const ClosedNotice = ({ canShowMissing }: { canShowMissing: boolean }) => {
  const { opening } = useMessages('admin').dashboard;
  if (useSettings().isOpen) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-6 gap-y-1 px-5 sm:px-7 py-2 mb-6 bg-carnelian-50 border border-carnelian-200">
      <span className="font-medium text-carnelian-700">{opening.closed}</span>
      {canShowMissing && (
        <a href="/admin" className="inline-flex items-center min-h-11 link">
          {opening.show}
        </a>
      )}
    </p>
  );
};

/** Header of the admin area: shop name, signed-in admin, links to the shop and to log out. */
const AdminHeader = ({ email }: { email: string | undefined }) => {
  const { layout: shopLayout } = useMessages('common');
  const { layout } = useMessages('admin');
  const { logOut, isBusy } = useLogOut();
  useDismissForCustomers(true);
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
