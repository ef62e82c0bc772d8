import { useMessages } from '#core/i18n/messages-provider.tsx';
import { type StaffRole, staffRoles } from '#core/permissions/permissions.ts';

/** Radio group of the roles, each with a description of its permissions. */
export const RoleField = ({ initialRole }: { initialRole: StaffRole }) => {
  const { userRoles: t } = useMessages('admin');
  return (
    <fieldset>
      <legend className="text-sm font-medium mb-1.5">{t.role}</legend>
      <div className="border border-lapis-200 bg-white divide-y divide-lapis-200">
        {staffRoles.map((role) => (
          <label key={role} className="flex gap-3 px-4 py-3 cursor-pointer has-checked:bg-lapis-50">
            <input
              type="radio"
              name="role"
              value={role}
              defaultChecked={role === initialRole}
              className="size-5 mt-0.5 shrink-0 accent-lapis-700"
            />
            <span>
              <span className="block text-base font-medium">{t.roles[role]}</span>
              <span className="block text-mist">{t.roleTexts[role]}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
