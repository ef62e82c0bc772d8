import * as v from 'valibot';
import { AppError } from '#core/errors/app-error.ts';
import type { AccountsContext, AccountsTransaction } from './accounts-context.ts';
import { invalid } from './accounts-error.ts';
import type { UserRow } from './tables.ts';

/**
 * Runs the shop's part of a sign-up in the same transaction (decision 23). Its `AppError` becomes
 * 400 `validation_failed` with the first issue as the message, and rolls back the sign-up.
 */
export const runAfterSignUp = async (
  accounts: AccountsContext,
  transaction: AccountsTransaction,
  user: UserRow,
  { isByForm }: { readonly isByForm: boolean },
): Promise<void> => {
  try {
    await accounts.afterSignUp(transaction, {
      id: user.id,
      email: user.email ?? '',
      userMetadata: user.user_metadata,
      isByForm,
      language: user.language,
    });
  } catch (error) {
    if (error instanceof AppError) throw invalid(firstIssue(error));
    throw error;
  }
};

// An issue is a code, or an object with one.
const Issue = v.union([
  v.string(),
  v.pipe(
    v.object({ code: v.string() }),
    v.transform(({ code }) => code),
  ),
]);
const Issues = v.object({ issues: v.looseTuple([Issue]) });

const firstIssue = ({ code, details }: AppError): string => {
  const read = v.safeParse(Issues, details);
  return read.success ? read.output.issues[0] : code;
};
