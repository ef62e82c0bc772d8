import type { ReactNode } from 'react';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import type { Permission } from '#core/permissions/permissions.ts';
import { Icon } from '#core/ui/icon.tsx';
import { useAdminContext } from './admin-context.ts';

interface MayProps {
  readonly right: Permission;
  readonly children: ReactNode;
}

/** Shows its children only to a role with the right; the server decides again. */
export const May = ({ right, children }: MayProps) => (useAdminContext().may(right) ? children : null);

/** A page that needs a further permission than its section; renders a notice without it. */
export const PageWith = ({ right, children }: MayProps) => {
  const { layout } = useMessages('admin');
  if (useAdminContext().may(right)) return children;
  return <p className="mt-6 border border-lapis-200 py-14 px-6 text-center text-base text-mist">{layout.noRight}</p>;
};

/** An editor that is read-only without the permission; renders a notice then, unless `isQuiet`. */
export const EditableWith = ({ right, isQuiet = false, children }: MayProps & { readonly isQuiet?: boolean }) => {
  const { layout } = useMessages('admin');
  const { may } = useAdminContext();
  if (may(right)) return children;
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
