import { type StaffRole, staffRoles } from '../../../../domain/staff/staff-roles.ts';
import { useMessages } from '../../../i18n/messages.tsx';

/** Choice of a role, each with what it may do. */
export const RoleField = ({ begun }: { begun: StaffRole }) => {
  const { userRoles: words } = useMessages('admin');
  return (
    <fieldset>
      <legend className="text-sm font-medium mb-1.5">{words.role}</legend>
      <div className="border border-lapis-200 bg-white divide-y divide-lapis-200">
        {staffRoles.map((role) => (
          <label key={role} className="flex gap-3 px-4 py-3 cursor-pointer has-checked:bg-lapis-50">
            <input
              type="radio"
              name="role"
              value={role}
              defaultChecked={role === begun}
              className="size-5 mt-0.5 shrink-0 accent-lapis-700"
            />
            <span>
              <span className="block text-base font-medium">{words.roles[role]}</span>
              <span className="block text-mist">{words.roleTexts[role]}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
