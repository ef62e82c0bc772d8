import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { errorUnder, expectRefusalNotice } from '#tests/support/component/fields.ts';
import { renderAdminComponent } from '#tests/support/component/render-admin-component.tsx';
import { messagesFor } from '#tests/support/component/render-component.tsx';
import { signInStaff } from '#tests/support/component/visitor.ts';
import { PaymentForm } from './payment-form.tsx';

/** Opens the payment settings of a new shop; with `hasSecrets` as of one that has stored the secrets of Stripe. */
const openForm = async ({ hasSecrets }: { readonly hasSecrets: boolean }) => {
  const { paymentSettings, paymentProviders, settings: texts } = await messagesFor('admin');
  const { validation } = await messagesFor('forms');
  await signInStaff();
  const settings = await (await loadAdminClient()).paymentSettings.get();
  const providers = settings.providers.map((provider) => ({
    ...provider,
    fields: provider.fields.map((field) => ({ ...field, isSet: hasSecrets && field.isSecret })),
  }));
  await renderAdminComponent(
    <PaymentForm settings={{ ...settings, providers }} isReopened={false} onOpen={() => undefined} />,
  );
  const { name, fields } = paymentProviders.stripe;
  const card = page.getByRole('region', { name });
  return {
    t: paymentSettings,
    validation,
    card,
    labels: { secretKey: fields.secretKey.label, webhookSecret: fields.webhookSecret.label },
    fieldOf: (label: string) => card.getByLabelText(label, { exact: true }),
    button: (label: string) => card.getByRole('button', { name: label, exact: true }),
    enable: card.getByRole('checkbox', { name: paymentSettings.enable({ provider: name }) }),
    save: page.getByRole('button', { name: texts.save, exact: true }),
  };
};

test('a missing and a malformed key have errors at their fields, and the first field has the focus', async () => {
  const { validation, labels, fieldOf, enable, save } = await openForm({ hasSecrets: false });
  await enable.click();
  await fieldOf(labels.webhookSecret).fill('no secret');
  await save.click();
  await expect.poll(() => errorUnder(fieldOf(labels.secretKey))).toBe(validation.required);
  expect(errorUnder(fieldOf(labels.webhookSecret))).toBe(validation['setting.keyMalformed']);
  await expect.element(fieldOf(labels.secretKey)).toHaveFocus();
  expect(await accessibilityViolations()).toEqual([]);
  expectRefusalNotice();
});

test('a stored secret is not on the page, and is replaced, retained and removed by keyboard', async () => {
  const { t, labels, card, fieldOf, button } = await openForm({ hasSecrets: true });
  const label = labels.secretKey;
  const [replace, keep, remove] = [t.secret.replace({ label }), t.secret.keep({ label }), t.secret.remove({ label })];
  expect(card.element().querySelectorAll('input[type=password]')).toHaveLength(0);
  button(replace).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(fieldOf(label)).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(button(keep)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button(replace)).toHaveFocus();
  await expect.element(fieldOf(label)).not.toBeInTheDocument();
  await userEvent.keyboard('{Tab}');
  await expect.element(button(remove)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(card.getByText(t.secret.removed, { exact: true })).toBeVisible();
  await expect.element(button(keep)).toHaveFocus();
});
