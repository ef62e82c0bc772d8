/** The part of the Trusted Types API that the app uses. */
interface TrustedTypeRule {
  /** Called for every script URL. */
  readonly createScriptURL: (address: string) => string;
}

interface Window {
  readonly trustedTypes?: {
    readonly createPolicy: (name: 'worker', rule: TrustedTypeRule) => TrustedTypeRule;
  };
}
