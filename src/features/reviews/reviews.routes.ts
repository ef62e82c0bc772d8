import { adminPage } from '#core/routing/page.ts';

export const reviewsAdminPages = [
  adminPage('reviews', 'admin/reviews.route.tsx', {
    title: 'reviews.title',
    section: { permission: 'reviews.read', group: 'people', icon: 'star', order: 15 },
  }),
];
