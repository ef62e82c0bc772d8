import { useMessages } from '#core/i18n/messages-provider.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { unmetRules } from '../password-schema.ts';

const rules = [
  ['password.min', 'length'],
  ['password.upper', 'upper'],
  ['password.lower', 'lower'],
  ['password.number', 'number'],
] as const;

/** Rules for a new password, ticked off during the input. */
export const PasswordRules = ({ password }: { password: string }) => {
  const t = useMessages('forms').auth.passwordRules;
  const unmet = unmetRules(password);
  return (
    <>
      <p>{t.title}</p>
      <ul className="grid sm:grid-cols-2 gap-x-4 mt-1">
        {rules.map(([code, name]) => (
          <Rule key={code} name={t[name]} met={unmet.some((message) => message === code) ? null : t.met} />
        ))}
      </ul>
    </>
  );
};

const Rule = ({ name, met }: { name: string; met: string | null }) => {
  return (
    <li className={`flex items-center gap-2 py-0.5 ${met ? 'text-malachite-700' : ''}`}>
      <Icon name={met ? 'check' : 'circle'} className={met ? 'size-4' : 'size-4 scale-[.5]'} />
      {name}
      {met && <span className="sr-only">{met}</span>}
    </li>
  );
};
