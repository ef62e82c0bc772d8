import { createContext, use } from 'react';
import type { Permission } from '#core/permissions/permissions.ts';

interface AdminTools {
  /** Whether the user's role has a permission; the server checks it again. */
  readonly may: (permission: Permission) => boolean;
  /** Shows the error of a failed request; redirects a user who has lost access. */
  readonly fail: (error: unknown) => void;
  /** Reloads the counts of open work after a change. */
  readonly refetchSummary: () => void;
}

export const AdminContext = createContext<AdminTools | null>(null);

/** Returns the context of the admin area; throws outside of it. */
export const useAdminContext = (): AdminTools => {
  const tools = use(AdminContext);
  if (!tools) throw new Error('This component is outside the admin area.');
  return tools;
};
