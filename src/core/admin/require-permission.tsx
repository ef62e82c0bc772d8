import type { ReactNode } from 'react';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import type { Permission } from '#core/permissions/permissions.ts';
import { Icon } from '#core/ui/icon.tsx';
import { useAdminContext } from './admin-context.ts';

interface PermissionProps {
  readonly permission: Permission;
  readonly children: ReactNode;
}

/** Renders its children only for a role with the permission; the server checks it again. */
export const RequirePermission = ({ permission, children }: PermissionProps) =>
  useAdminContext().may(permission) ? children : null;

/** A page that requires a permission in addition to that of its section; renders a notice without it. */
export const RequirePagePermission = ({ permission, children }: PermissionProps) => {
  const { layout } = useMessages('admin');
  if (useAdminContext().may(permission)) return children;
  return <p className="mt-6 border border-lapis-200 py-14 px-6 text-center text-base text-mist">{layout.noRight}</p>;
};

/** An editor that is read-only without the permission, with a notice unless `isQuiet`. */
export const RequireEditPermission = ({
  permission,
  isQuiet = false,
  children,
}: PermissionProps & { readonly isQuiet?: boolean }) => {
  const { layout } = useMessages('admin');
  const { may } = useAdminContext();
  if (may(permission)) return children;
  return (
    <>
      {!isQuiet && (
        <p className="flex items-center gap-3 px-4 py-3 mt-6 bg-lapis-50 border border-lapis-200">
          <Icon name="eye" className="size-5 shrink-0" />
          {layout.readOnly}
        </p>
      )}
      <fieldset disabled className="contents">
        {children}
      </fieldset>
    </>
  );
};
