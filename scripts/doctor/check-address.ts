import { connect, type PeerCertificate } from 'node:tls';
import { type Finding, findingsOn } from './finding.ts';

const address = findingsOn('Address');
const tls = findingsOn('TLS');
const TIMEOUT_MS = 8_000;
const DAY_MS = 86_400_000;

/** Checks the way of a visitor: name, certificate, redirect from http, and an answer of the shop. */
export const checkAddress = async (publicUrl: string): Promise<readonly Finding[]> => {
  const url = new URL(publicUrl);
  const result = await checkAnswer(url);
  if (url.protocol !== 'https:') return [result];
  return [await checkCertificate(url), await checkRedirect(url), result];
};

const checkAnswer = async ({ origin }: URL): Promise<Finding> => {
  try {
    const { status, headers } = await request(`${origin}/healthz`);
    if (status !== 200)
      return address.failure(`${origin}/healthz answers ${status}, not 200. Look at the proxy in front.`);
    if (headers.get('x-request-id') === null)
      return address.failure(`Something else than this shop answers at ${origin}.`);
    return address.good(`${origin} answers.`);
  } catch (error) {
    return address.failure(`${origin} cannot be reached from here: ${reasonOf(error)}.`);
  }
};

const checkRedirect = async ({ hostname, port }: URL): Promise<Finding> => {
  if (port !== '') return tls.good('https has a port of its own, so http was not asked.');
  try {
    const { headers } = await request(`http://${hostname}/`);
    if (headers.get('location')?.startsWith(`https://${hostname}`)) return tls.good('http leads to https.');
    return tls.warning(`http://${hostname} does not lead to https. Redirect it in the proxy.`);
  } catch {
    return tls.warning(`http://${hostname} does not answer: who types the name without https may not find the shop.`);
  }
};

const checkCertificate = (url: URL): Promise<Finding> =>
  new Promise((resolve) => {
    const socket = connect({
      host: url.hostname,
      port: Number(url.port || 443),
      servername: url.hostname,
      // it is judged below, so that the finding names its date too
      rejectUnauthorized: false,
      timeout: TIMEOUT_MS,
    });
    const end = (finding: Finding) => {
      socket.destroy();
      resolve(finding);
    };
    socket.once('secureConnect', () =>
      end(judgeCertificate(socket.getPeerCertificate(), socket.authorizationError, new Date())),
    );
    socket.once('timeout', () => end(tls.failure(`${url.host} does not answer.`)));
    socket.once('error', (error) => end(tls.failure(`${url.host}: ${reasonOf(error)}.`)));
  });

/** Judges a certificate. Let's Encrypt renews 30 days before the end, so less than 14 days means that it does not. */
export const judgeCertificate = (
  { valid_to: validTo }: Pick<PeerCertificate, 'valid_to'>,
  refusal: Error | string | null | undefined,
  now: Date,
): Finding => {
  if (refusal)
    return tls.failure(`Browsers refuse the certificate: ${refusal instanceof Error ? refusal.message : refusal}.`);
  const days = Math.floor((Date.parse(validTo) - now.getTime()) / DAY_MS);
  if (days < 14) return tls.warning(`The certificate ends in ${days} days. Find out why it is not renewed.`);
  return tls.good(`The certificate is good for ${days} more days.`);
};

const request = (url: string) => fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });

const reasonOf = (error: unknown): string => {
  const { cause = error } = error as { cause?: unknown };
  const { code, message = String(cause) } = cause as { code?: string; message?: string };
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'there is no host of this name';
  if (code === 'ECONNREFUSED') return 'nothing listens there';
  return code ?? message;
};
