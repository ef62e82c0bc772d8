import { layout, type RouteConfig } from '@react-router/dev/routes';
import { adminRoutes, bareRoutes, framedRoutes } from './generated/routes.gen.ts';

export default [
  layout('features/storefront/frame/storefront-layout.tsx', { id: 'frame' }, framedRoutes),
  ...bareRoutes,
  ...adminRoutes,
] satisfies RouteConfig;
