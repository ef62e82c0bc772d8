import { layout, type RouteConfig } from '@react-router/dev/routes';
import { bareRoutes, framedRoutes } from './generated/routes.gen.ts';

export default [
  layout('features/storefront/frame/storefront-layout.tsx', { id: 'frame' }, framedRoutes),
  ...bareRoutes,
] satisfies RouteConfig;
