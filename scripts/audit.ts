import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** Result of the audit of the runtime dependencies. */
export type Audit =
  | { readonly kind: 'clean' }
  /** Packages with a known vulnerability and its severity. */
  | { readonly kind: 'vulnerable'; readonly advisories: readonly string[]; readonly isSevere: boolean }
  /** The registry did not answer. */
  | { readonly kind: 'unanswered'; readonly why: string };

const root = join(import.meta.dirname, '..');
const TIMEOUT_MS = 30_000;

/**
 * Requests the known vulnerabilities of runtime dependencies from the registry, without development tools. Not every registry supports
 * audits, and there may be no network: that is no finding. `choices` are options of npm, such as another registry.
 */
export const auditPackages = async (choices: readonly string[] = []): Promise<Audit> => {
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', `--fetch-timeout=${TIMEOUT_MS / 2}`, ...choices];
  const npm = spawn('npm', args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: TIMEOUT_MS,
    shell: process.platform === 'win32',
  });
  const ended = new Promise<void>((resolve) => npm.once('close', () => resolve()).once('error', () => resolve()));
  const [output] = await Promise.all([text(npm.stdout), ended]);
  return readAudit(output);
};

const readAudit = (output: string): Audit => {
  const { vulnerabilities, message } = asObject(output);
  if (typeof vulnerabilities !== 'object' || vulnerabilities === null) {
    return { kind: 'unanswered', why: typeof message === 'string' ? message : 'no answer' };
  }
  const vulnerable = Object.entries(vulnerabilities).map(([name, { severity }]) => ({
    name,
    severity: String(severity),
  }));
  if (vulnerable.length === 0) return { kind: 'clean' };
  return {
    kind: 'vulnerable',
    advisories: vulnerable.map(({ name, severity }) => `${name}: ${severity}`),
    isSevere: vulnerable.some(({ severity }) => severity === 'high' || severity === 'critical'),
  };
};

const asObject = (output: string): Readonly<Record<string, unknown>> => {
  try {
    return JSON.parse(output);
  } catch {
    return {};
  }
};

/** Prints the result, and throws for a high or critical vulnerability. */
const checkPackages = async (): Promise<void> => {
  console.log('\n— known vulnerabilities of packages');
  const audit = await auditPackages();
  if (audit.kind === 'clean') return console.log('✓ no known vulnerability');
  if (audit.kind === 'unanswered') {
    return console.warn(`! NOT AUDITED: the registry returned no audit (${audit.why}). Run: npm run audit`);
  }
  console.warn(audit.advisories.map((each) => `✗ ${each}`).join('\n'));
  if (audit.isSevere) throw new Error('A package has a high or critical vulnerability: see "npm audit"');
};

if (import.meta.main) await checkPackages();
