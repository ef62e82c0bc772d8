/** What browsers that know trusted types have of them, as far as the shop asks for it. */
interface TrustedTypeRule {
  /** Taken wherever the address of a script is. */
  readonly createScriptURL: (address: string) => string;
}

interface Window {
  readonly trustedTypes?: {
    readonly createPolicy: (name: 'worker', rule: TrustedTypeRule) => TrustedTypeRule;
  };
}
