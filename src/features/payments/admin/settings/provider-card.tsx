import type { RefObject } from 'react';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import { Checkbox } from '#core/ui/checkbox.tsx';
import { CopyButton } from '#core/ui/copy-button.tsx';
import { Field } from '#core/ui/field.tsx';
import { Icon } from '#core/ui/icon.tsx';
import type { CheckedFieldProps } from '#core/ui/use-validated-form.ts';
import type { PaymentProviderSettings } from '../../payment-settings.admin.contract.ts';
import { ConnectionTest } from './connection-test.tsx';
import { inputNames } from './read-payment-form.ts';
import { SecretField } from './secret-field.tsx';
import { useProviderTexts } from './use-provider-texts.ts';

interface ProviderCardProps extends Pick<CheckedFieldProps, 'errors' | 'clear'> {
  readonly provider: PaymentProviderSettings;
  readonly formRef: RefObject<HTMLFormElement | null>;
}

/** Switch, fields, webhook URL and connection test of a provider; read-only if the environment configures it. */
export const ProviderCard = ({ provider, errors, clear, formRef }: ProviderCardProps) => {
  const { paymentSettings: t } = useMessages('admin');
  const { name, text } = useProviderTexts()(provider.name);
  const title = `provider-${provider.name}`;
  return (
    <section aria-labelledby={title} className="grid gap-6 p-4 sm:p-6 border border-lapis-200 min-w-0">
      <div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 id={title} className="text-lg font-medium">
            <bdi>{name}</bdi>
          </h2>
          <ModeBadge {...provider} />
        </div>
        <p className="text-base text-mist pt-1">{text}</p>
        {provider.mode && <p className="text-base pt-1">{t.modes[provider.mode].text}</p>}
        {provider.isEnabled && !provider.mode && <p className="text-base text-carnelian-700 pt-1">{t.brokenText}</p>}
      </div>
      {provider.isFromEnvironment ? (
        <EnvironmentValues provider={provider} />
      ) : (
        <ProviderFields {...{ provider, errors, clear }} />
      )}
      <div>
        <p className="text-sm font-medium">{t.webhook.label}</p>
        <p className="flex flex-wrap items-center gap-x-5">
          <code dir="ltr" className="text-sm break-all">
            {provider.webhookUrl}
          </code>
          <CopyButton
            text={provider.webhookUrl}
            label={t.webhook.copy}
            describes={`${t.webhook.label}, ${name}`}
            copied={t.webhook.copied}
          />
        </p>
        <p className="text-sm text-mist">{t.webhook.hint}</p>
      </div>
      <ConnectionTest {...{ provider, formRef }} />
    </section>
  );
};

const ProviderFields = ({ provider, errors, clear }: Omit<ProviderCardProps, 'formRef'>) => {
  const { paymentSettings: t } = useMessages('admin');
  const { validation } = useMessages('forms');
  const { name, field: textsOf } = useProviderTexts()(provider.name);
  const names = inputNames(provider.name);
  return (
    <>
      <Checkbox name={names.isEnabled} label={t.enable({ provider: name })} isTicked={provider.isEnabled} />
      <div className="grid sm:grid-cols-2 gap-x-8 gap-y-6 min-w-0">
        {provider.fields.map((field) => {
          const { label, hint } = textsOf(field.name);
          const input = field.isSecret ? names.secret(field.name) : names.value(field.name);
          const parts = [hint, field.isRequired ? '' : t.optional].filter((each) => each !== '').join(' ');
          const props = {
            name: input,
            label,
            hint: parts || undefined,
            error: errors[input] ?? (field.problem ? validation[field.problem] : undefined),
            maxLength: field.maxLength,
          };
          return field.isSecret ? (
            <SecretField
              key={field.name}
              {...props}
              field={field}
              removedName={names.removed}
              onChange={() => clear(input)}
            />
          ) : (
            <Field
              key={field.name}
              {...props}
              defaultValue={field.value}
              onChange={() => clear(input)}
              dir="ltr"
              autoComplete="off"
              required={field.isRequired}
            />
          );
        })}
      </div>
    </>
  );
};

/** Whether payments are real, as word and colour; red, because an owner must not overlook it. */
const ModeBadge = ({ mode, isEnabled }: PaymentProviderSettings) => {
  const { modes, off, broken } = useMessages('admin').paymentSettings;
  if (mode === 'live') return <Badge icon="check" colours={green} name={modes.live.name} />;
  if (mode === 'test') return <Badge icon="circle-alert" colours={red} name={modes.test.name} />;
  return isEnabled ? (
    <Badge icon="circle-alert" colours={red} name={broken} />
  ) : (
    <Badge icon="circle-slash" colours="border-lapis-200 text-mist" name={off} />
  );
};

const green = 'border-malachite-200 bg-malachite-50 text-malachite-700';
const red = 'border-carnelian-200 bg-carnelian-50 text-carnelian-700';

interface BadgeProps {
  readonly icon: 'check' | 'circle-alert' | 'circle-slash';
  readonly colours: string;
  readonly name: string;
}

const Badge = ({ icon, colours, name }: BadgeProps) => (
  <span className={`badge whitespace-nowrap ${colours}`}>
    <Icon name={icon} className="size-4" />
    {name}
  </span>
);

/** Environment variables of a provider, each with whether it is set. */
const EnvironmentValues = ({ provider }: { provider: PaymentProviderSettings }) => {
  const { environment: t } = useMessages('admin').paymentSettings;
  const { field: textsOf } = useProviderTexts()(provider.name);
  return (
    <div>
      <p className="text-base">{t.text}</p>
      <dl className="grid gap-y-3 pt-4">
        {provider.fields.map((field) => (
          <div key={field.name} className="grid sm:grid-cols-2 gap-x-6 border-t border-lapis-200 pt-3">
            <dt>
              <span className="block text-sm font-medium">{textsOf(field.name).label}</span>
              <code dir="ltr" className="text-sm break-all">
                {field.variable}
              </code>
            </dt>
            <dd className="text-base break-all">
              {field.value ? (
                <bdi dir="ltr">{field.value}</bdi>
              ) : (
                <span className="text-mist">{field.isSet ? t.isSet : t.notSet}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
