import type { Content } from '#core/i18n/server-texts.ts';
import type { Permission } from '#core/permissions/permissions.ts';
import type { ShopContext } from '../context.ts';

/** State of a setup step, read from the stored data. */
type SetupState = {
  readonly isDone: boolean;
  /** Whether customers cannot order until the step is done, except in a demonstration (decision 237). */
  readonly blocksOpening?: boolean;
  /** Missing requirements, as sentences. */
  readonly missing?: readonly string[];
};

/** A step of the owner's first hour (decision 254). */
export interface SetupStep {
  /** Unique name, such as `shipping`. */
  readonly id: string;
  /** Position among all steps; open steps that keep the shop closed come first. */
  readonly position: number;
  /** Permission for the change; other roles do not see the step. */
  readonly permission: Permission;
  /** Path below `/admin/` where the step is done, with `#group-…` for a group of a settings form; null for a command of the server. */
  readonly place: string | null;
  readonly text: (texts: Content['setup']) => { readonly title: string; readonly text: string };
  /** Reads the state; `texts` are in the language of the reader. */
  readonly read: (shop: ShopContext, texts: Content['setup']) => Promise<SetupState>;
}

/** Defines a setup step, as `…SetupStep` in a `*.setup-step.ts` of the feature that owns the data. */
export const defineSetupStep = (step: SetupStep): SetupStep => step;

declare module '#core/server/registry.ts' {
  interface Registry {
    readonly setupSteps: readonly SetupStep[];
  }
}
