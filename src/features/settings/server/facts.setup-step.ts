import { defineSetupStep } from '#core/server/setup/define-setup-step.ts';

export const factsSetupStep = defineSetupStep({
  id: 'facts',
  position: 10,
  permission: 'ownership',
  place: 'settings/facts',
  text: ({ facts }) => facts,
  read: async ({ shopSettings }, { requirements, suggestions }) => {
    const { opening } = await shopSettings.current();
    const required = opening.missing.filter((name) => name === 'phone' || name === 'email');
    const missing = [
      ...required.map((name) => requirements[name]),
      ...opening.suggested.map((name) => suggestions[name]),
    ];
    return { isDone: missing.length === 0, blocksOpening: required.length > 0, missing };
  },
});
