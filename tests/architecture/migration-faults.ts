/** A statement that breaks an older version of the shop running on the same database (decision 112). */
type Fault = { readonly is: string; readonly matches: (statement: string, madeHere: ReadonlySet<string>) => boolean };

const faults: readonly Fault[] = [
  {
    is: 'drops something that the older version still uses',
    matches: (statement) =>
      /^drop (?:table|view|materialized view|schema|type|function|sequence)\b|^alter table .*\bdrop column\b/.test(
        statement,
      ),
  },
  {
    is: 'renames something that the older version uses by its old name',
    matches: (statement) => /^alter .*\brename\b/.test(statement),
  },
  {
    is: 'changes the type of a column, which rewrites the whole table',
    matches: (statement) => /\balter (?:column )?\S+ (?:set data )?type\b/.test(statement),
  },
  {
    is: 'requires a value that the older version does not write',
    matches: (statement) =>
      clausesOf(statement).some((clause) => /^add (?:column )?.*\bnot null\b/.test(clause) && !isFilled(clause)),
  },
  {
    is: 'makes a column required that the older version may leave empty',
    matches: (statement) => /\bset not null\b/.test(statement),
  },
  {
    is: 'writes a value to each row of a table, which blocks all access to it meanwhile',
    matches: (statement) =>
      clausesOf(statement).some((clause) =>
        /^add (?:column )?.*\b(?:gen_random_uuid|clock_timestamp|random|generated)\b/.test(clause),
      ),
  },
  {
    is: 'checks a constraint on each row under a lock that blocks writes: add it not valid, and validate it in the next file',
    matches: (statement, madeHere) =>
      isOnOld(statement, madeHere) &&
      clausesOf(statement).some(
        (clause) =>
          /^add (?:constraint|check|foreign key)\b.*\b(?:check|foreign key|references)\b/.test(clause) &&
          !/\bnot valid$/.test(clause),
      ),
  },
  {
    is: 'builds an index under a lock that blocks writes: build it concurrently',
    matches: (statement, madeHere) => {
      const index = /^create (?:unique )?index (concurrently )?.*?\bon (?:only )?([\w.]+)/.exec(statement);
      if (index) return !index[1] && !madeHere.has(index[2] ?? '');
      return (
        isOnOld(statement, madeHere) &&
        clausesOf(statement).some((clause) =>
          /^add (?:constraint \S+ )?(?:unique|primary key|exclude)\b(?! using index)/.test(clause),
        )
      );
    },
  },
  {
    is: 'blocks all access to a table',
    matches: (statement) => /^(?:lock|truncate|cluster|vacuum full|reindex (?!.*concurrently))\b/.test(statement),
  },
];

/** Returns the faults of a migration that is applied while an older version runs; empty if it is safe. */
export const migrationFaults = (sql: string): string[] => {
  const statements = statementsOf(sql);
  const madeHere = new Set(
    statements.flatMap(
      (statement) => /^create (?:unlogged )?table (?:if not exists )?([\w.]+)/.exec(statement)?.[1] ?? [],
    ),
  );
  return faults
    .filter(({ matches }) => statements.some((statement) => matches(statement, madeHere)))
    .map(({ is }) => is);
};

/** Splits SQL into lower-case, one-line statements without comments, string contents and function bodies. */
const statementsOf = (sql: string): string[] =>
  sql
    .replaceAll(/--.*$/gm, ' ')
    .replaceAll(/\/\*[^]*?\*\//g, ' ')
    .replaceAll(/(\$\w*\$)[^]*?\1/g, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim().toLowerCase())
    .filter(Boolean);

/** The clauses of an `alter table`, split at commas outside parentheses. */
const clausesOf = (statement: string): string[] => {
  const [, clauses = ''] = /^alter table (?:if exists )?(?:only )?[\w.]+ (.*)$/.exec(statement) ?? [];
  return clauses.split(/,(?![^(]*\))/).map((clause) => clause.trim());
};

const isFilled = (clause: string): boolean => /\b(?:default|generated)\b/.test(clause);

const isOnOld = (statement: string, madeHere: ReadonlySet<string>): boolean =>
  !madeHere.has(/^alter table (?:if exists )?(?:only )?([\w.]+)/.exec(statement)?.[1] ?? '');
