import type { ReactNode } from 'react';
import type { RenderResult } from 'vitest-browser-react';
import { AdminContext } from '#core/admin/admin-context.ts';
import { confirmRole } from '#core/admin/confirmed-role.ts';
import { knownSession, setSignedIn } from '#core/browser/known-session.ts';
import { type Permission, rolePermissions, type StaffRole } from '#core/permissions/permissions.ts';
import { type RenderOptions, renderComponent } from './render-component.tsx';

/**
 * Renders a component as part of the admin area, for a member of the staff with this role; its requests need `signInStaff`. A page
 * can have its own `clientLoader` as loader.
 */
export const renderAdminComponent = (
  element: ReactNode,
  role: StaffRole = 'owner',
  options: RenderOptions = {},
): Promise<RenderResult> => {
  // unsaved changes are confirmed for a signed-in user only
  if (!knownSession()) setSignedIn({ userId: '00000000-0000-4000-8000-000000000001', email: 'staff@example.com' });
  confirmRole({ canOpen: () => true });
  const tools = {
    may: (permission: Permission) => rolePermissions[role].has(permission),
    fail: (error: unknown) => console.error(error),
    refetchSummary: () => undefined,
  };
  return renderComponent(<AdminContext value={tools}>{element}</AdminContext>, options);
};
