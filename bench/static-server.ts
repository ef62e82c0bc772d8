import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/**
 * Baseline of the pages: the maximum throughput of Node for the bytes of the file BODY with HEADERS. The same bytes rather than
 * the same number, because the client reads ASCII faster.
 */
const headers: Record<string, string> = JSON.parse(process.env['HEADERS'] ?? '{}');
const body = readFileSync(process.env['BODY'] ?? '/dev/null');

const server = createServer((_request, response) => {
  response.writeHead(200, headers).end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`open: http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
});
process.once('SIGTERM', () => process.exit(0));
