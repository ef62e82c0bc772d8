import { loadMessages } from '#core/i18n/messages.ts';
import { pageLanguage } from '#core/i18n/page-language.ts';
import { pageSettings } from '#core/settings/page-settings.ts';
import { notify } from './toasts.ts';

/**
 * Clicks these controls in order, each in a task of its own, so that a component renders between two clicks. Shows a notice
 * if one of them is no longer on the page.
 */
export const pressAgain = async (controls: readonly HTMLElement[]): Promise<void> => {
  for (const control of controls) {
    delete control.dataset['pressed'];
    if (!control.isConnected) void notifyLostPress();
    control.click();
    await new Promise((resolve) => setTimeout(resolve));
  }
};

/** Shows a notice that a press had no effect. */
export const notifyLostPress = async (): Promise<void> => {
  const { states } = await loadMessages('common', pageLanguage(), pageSettings());
  notify({ title: states.notLoaded, tone: 'error' });
};
