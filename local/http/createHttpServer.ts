import { createServer, type RequestListener, type Server, ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** Statuses for input refused by Node before there is a request; anything else unreadable is a 400. */
const STATUS_OF_REFUSAL: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Forbids content sniffing in every response of every part: the app, an entry point, a guard or Node itself.
 */
class PlainResponse extends ServerResponse {
  constructor(...given: ConstructorParameters<typeof ServerResponse>) {
    super(...given);
    this.setHeader('x-content-type-options', 'nosniff');
  }
}

/** Creates a server that adds `nosniff` to every response, even to invalid requests. */
export function createHttpServer(answer: RequestListener): Server {
  const server = createServer({ ServerResponse: PlainResponse }, answer);
  server.on('clientError', refuseUnreadable);
  return server;
}

/** Responds as Node does by default, with the header. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  const status = STATUS_OF_REFUSAL[error.code ?? ''] ?? 400;
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nx-content-type-options: nosniff\r\nconnection: close\r\n\r\n`,
    () => socket.destroy(),
  );
}
