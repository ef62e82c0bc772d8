import { defineSetupStep } from '#core/server/setup/define-setup-step.ts';

/** Own InstaPay handle, and no gateway with test keys. */
export const paymentSetupStep = defineSetupStep({
  id: 'payment',
  position: 20,
  permission: 'ownership',
  place: 'settings/facts#group-registration',
  text: ({ payment }) => payment,
  read: async ({ shopSettings }, { payment, requirements }) => {
    const { opening, payments } = await shopSettings.current();
    const blocksOpening = opening.missing.includes('instapayHandle');
    const missing = [
      ...(blocksOpening ? [requirements.instapayHandle] : []),
      ...(payments.isTest ? [payment.isTest] : []),
    ];
    return { isDone: missing.length === 0, blocksOpening, missing };
  },
});
