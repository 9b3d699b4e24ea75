import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** A request to continue with another protocol on the socket that it came over. */
interface Upgrade {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  /** The first bytes of the other protocol. */
  readonly head: Buffer;
}

/** Takes over requests of its path. */
export interface UpgradeDoor {
  readonly path: string;
  readonly take: (upgrade: Upgrade) => void;
}

/** Returns the status of a refusal, or null to accept. */
type Guard = (request: IncomingMessage) => number | null;

/**
 * Passes a WebSocket request to the handler of its path. It ends every other one, unless somebody else listens for such
 * requests, as the development server does on the same port. An upgraded socket no longer counts as a request of the
 * server.
 * @returns a function that ends all upgraded sockets
 */
export function serveUpgrades(server: Server, doors: readonly UpgradeDoor[], guard: Guard): () => void {
  const sockets = new Set<Duplex>();
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const path = (request.url ?? '').split('?', 1)[0];
    const door = doors.find((each) => each.path === path);
    if (door === undefined && server.listenerCount('upgrade') > 1) return;
    const status = door === undefined ? 404 : guard(request);
    if (door === undefined || status !== null) return refuse(socket, status ?? 404);
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    door.take({ request, socket, head });
  });
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}

function refuse(socket: Duplex, status: number): void {
  socket.on('error', () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status} Refused\r\nx-content-type-options: nosniff\r\nconnection: close\r\n\r\n`,
    () => socket.destroy(),
  );
}
