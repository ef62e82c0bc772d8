import { AppError } from '#core/errors/app-error.ts';
import type { ValidationCode } from '#core/forms/validation.ts';
import { fieldError } from '#core/server/api/errors.ts';
import type { ShopContext } from '#core/server/context.ts';
import { newestVersion, type StoredVersion, saveVersion } from '#core/server/settings/setting-versions.ts';
import { settingsErrors } from '#core/settings/settings.errors.ts';
import { type GatewayName, gatewayNames } from '#features/orders/payment-methods.ts';
import type {
  PaymentProviderSettings,
  PaymentSettings,
  SavePaymentSettings,
} from '../../payment-settings.admin.contract.ts';
import type { PaymentProvider, ProviderValues } from '../payment-provider.ts';
import { getDefinition } from '../providers.ts';
import { environmentName } from './payment-environment.ts';
import { PAYMENT_SECTION, type StoredPaymentSettings } from './payment-settings.ts';
import { problemCodes, validateProviderInput } from './provider-input.ts';
import { getWebhookUrl } from './webhook-url.ts';

type Shop = Pick<ShopContext, 'publicUrl' | 'paymentSettings'>;

/** Returns the newest payment settings without secrets. */
export const getPaymentSettings = async (shop: ShopContext): Promise<PaymentSettings> =>
  presentSettings(shop, await newestVersion(shop.database.kysely, PAYMENT_SECTION));

/**
 * Saves and publishes payment settings; secrets are encrypted. Resolves when every running process uses them. VALIDATION_FAILED `{
 * issues }` for invalid provider values, SETTINGS_CHANGED `{ current }` when another admin has saved since `version`.
 */
export const savePaymentSettings = async (
  shop: ShopContext,
  adminId: string,
  { version, holdMinutes, transferHoldHours, providers }: SavePaymentSettings,
): Promise<PaymentSettings> => {
  const { paymentSettings, database } = shop;
  const newest = await newestVersion(database.kysely, PAYMENT_SECTION);
  // unchanged secrets must come from the version that the admin loaded
  if ((newest?.version ?? 0) !== version)
    throw new AppError(settingsErrors, 'SETTINGS_CHANGED', { current: await presentSettings(shop, newest) });
  const stored = paymentSettings.stored(newest?.value);
  const checked = gatewayNames.flatMap((name) => {
    const input = providers[name];
    const at = `providers.${name}`;
    return input ? [{ name, ...validateProviderInput(paymentSettings, { stored, name, input, at }) }] : [];
  });
  const errors = Object.assign({}, ...checked.map((each) => each.errors ?? {}));
  if (Object.keys(errors).length > 0) throw fieldError(errors);
  const changed = checked.flatMap((each) => (each.errors === null ? [[each.name, each.provider] as const] : []));
  const value: StoredPaymentSettings = {
    holdMinutes,
    transferHoldHours,
    providers: { ...stored.providers, ...Object.fromEntries(changed) },
  };
  const saved = await saveVersion(shop, adminId, {
    section: PAYMENT_SECTION,
    version,
    value,
    publishAt: 'now',
    action: 'payment_settings.saved',
    present: (current) => presentSettings(shop, current),
  });
  return presentSettings(shop, saved);
};

const presentSettings = async (shop: Shop, version: StoredVersion | undefined): Promise<PaymentSettings> => {
  const stored = shop.paymentSettings.stored(version?.value);
  const definitions = gatewayNames.flatMap((name) => {
    const definition = getDefinition(name);
    return definition ? [{ name, definition }] : [];
  });
  return {
    version: version?.version ?? 0,
    savedAt: version?.created_at.toISOString() ?? null,
    savedBy: version?.admin_email ?? null,
    holdMinutes: stored.holdMinutes,
    transferHoldHours: stored.transferHoldHours,
    providers: await Promise.all(
      definitions.map(({ name, definition }) => presentProvider(shop, stored, name, definition)),
    ),
  };
};

const presentProvider = async (
  { publicUrl, paymentSettings }: Shop,
  stored: StoredPaymentSettings,
  name: GatewayName,
  definition: PaymentProvider,
): Promise<PaymentProviderSettings> => {
  const isFromEnvironment = paymentSettings.isFromEnvironment(name);
  const isEnabled = isFromEnvironment || stored.providers[name]?.isEnabled === true;
  const values = paymentSettings.decryptValues(stored, name);
  const problems = isEnabled ? definition.problems(values, { isLocal: paymentSettings.isLocal }) : {};
  const findProblem = (field: string): ValidationCode | null => {
    const isStored = !isFromEnvironment && stored.providers[name]?.secrets[field] !== undefined;
    if (isStored && values[field] === undefined) return 'setting.keyUnreadable';
    const problem = problems[field];
    return problem === undefined ? null : problemCodes[problem];
  };
  return {
    name,
    isEnabled,
    isFromEnvironment,
    mode: isEnabled && Object.keys(problems).length === 0 ? await getMode(definition, values) : null,
    webhookUrl: getWebhookUrl(publicUrl, name),
    fields: definition.fields.map(({ name: field, isSecret, isOptional, maxLength }) => ({
      name: field,
      isSecret,
      isRequired: !isOptional,
      maxLength,
      variable: environmentName(name, field),
      isSet: values[field] !== undefined,
      value: isSecret ? '' : (values[field] ?? ''),
      problem: findProblem(field),
    })),
  };
};

/** Returns the mode of the provider; null when the provider cannot be created, which the settings reader has logged. */
const getMode = async (definition: PaymentProvider, values: ProviderValues): Promise<'test' | 'live' | null> => {
  try {
    return (await definition.create(values)).isLive ? 'live' : 'test';
  } catch {
    return null;
  }
};
