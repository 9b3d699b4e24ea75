import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Gate = Awaited<ReturnType<typeof startGate>>;

/** Starts a proxy to the payment provider that runs `happen` just before the first request of an address. */
export async function startGate(to: string, address: string, happen: () => Promise<unknown>) {
  let hasHappened = false;
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    if (path.includes(address) && !hasHappened) {
      hasHappened = true;
      await happen();
    }
    const answer = await passOn(request, `${to}${path}`);
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function passOn(request: IncomingMessage, url: string): Promise<Response> {
  const { method = 'GET', headers } = request;
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const kept = Object.entries(headers).filter(([name]) =>
    ['authorization', 'content-type', 'idempotency-key'].includes(name),
  );
  const body = method === 'GET' ? {} : { body: Buffer.concat(parts) };
  return fetch(url, { method, headers: kept as [string, string][], ...body });
}
