import { adminPage } from '#core/routing/page.ts';
import { formSections } from './setting-sections.ts';

export const settingsAdminPages = [
  adminPage('settings', 'admin/settings.route.tsx', {
    title: 'settings.title',
    section: { permission: 'settings.read', group: 'shop', icon: 'settings', order: 18 },
  }),
  ...formSections.map((section) =>
    adminPage(`settings/${section}`, 'admin/settings-section.route.tsx', {
      title: `settings.sections.${section}.title`,
    }),
  ),
];
