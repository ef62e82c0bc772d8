import type { Language } from '../../domain/language.ts';
import type { Refusal } from '../../domain/refusals.ts';
import type { PersonalDataAccounts } from '../personal-data/personal-data-accounts.ts';
import type { ShopContext } from '../shop-context.ts';
import type { RequestLimits } from './rate-limits.ts';

/** Who is asking, proven by the accounts service. */
export type Caller = {
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly aal: 'aal1' | 'aal2';
  /** Whether they have a second factor that this session may or may not have given. */
  readonly hasSecondFactor: boolean;
  /** Whether a link, a code or a provider has shown that the address is theirs (decision 162). */
  readonly isEmailVerified: boolean;
};

/** What an endpoint knows of the request it answers, beside its input. */
export type ApiContext = {
  readonly shop: ShopContext;
  /** What the accounts do for a caller with their own account. */
  readonly accounts: PersonalDataAccounts;
  readonly limits: RequestLimits;
  /** The language of an answer's sentence; both languages travel with it. */
  readonly language: Language;
  /** Where the request comes from; what is counted per visitor is counted by it. */
  readonly address: string;
  /** Looked up once a request, and only when somebody asks. */
  readonly caller: () => Promise<Caller | null>;
  /** Why the body could not be read. It is told only to those who may call. */
  readonly brokenBody: Refusal | null;
};
