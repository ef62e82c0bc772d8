import type { AccountsContext } from '../accounts-context.ts';
import { invalid } from '../accounts-error.ts';
import { type UserAnswer, userAnswer } from '../users/user-answer.ts';
import { belongingsOf, usersOfPage } from './admin.repository.ts';

export type UserPage = {
  readonly users: readonly UserAnswer[];
  readonly total: number;
  readonly page: number;
  readonly perPage: number;
  readonly lastPage: number;
};

/** GET /admin/users?page=&per_page=: newest first, 50 per page by default, at most 1000. */
export const listUsers = async (
  { database }: AccountsContext,
  asked: { readonly page: string; readonly perPage: string },
): Promise<UserPage> => {
  const page = Math.max(1, readNumber(asked.page, 1, 'page'));
  const perPage = Math.min(1000, Math.max(1, readNumber(asked.perPage, 50, 'per_page')));
  const { users, total } = await usersOfPage(database, { limit: perPage, offset: (page - 1) * perPage });
  const { identities, factors } =
    users.length === 0
      ? { identities: [], factors: [] }
      : await belongingsOf(
          database,
          users.map(({ id }) => id),
        );
  const described = users.map((user) =>
    userAnswer(
      user,
      identities.filter(({ user_id: owner }) => owner === user.id),
      factors.filter(({ user_id: owner }) => owner === user.id),
    ),
  );
  return { users: described, total, page, perPage, lastPage: Math.max(1, Math.ceil(total / perPage)) };
};

const readNumber = (text: string, fallback: number, name: string): number => {
  if (text === '') return fallback;
  if (!/^\d{1,6}$/.test(text)) throw invalid(`Bad Pagination Parameters: ${name} has to be a whole number`);
  return Number(text);
};
