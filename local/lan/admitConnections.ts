import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { isLoopback } from '../http/onlyThisMachine.ts';

/** A browser opens six to a server, so another machine may always hold that many. */
const CONNECTIONS_OF_ADDRESS = 48;
/**
 * Connections of all other machines. A class behind one access point has one address and opens some hundred, so an address
 * may hold as many as it leaves to the others: one that hoards gets half, and keeps nobody out.
 */
const CONNECTIONS = 800;

/**
 * Closes connections to addresses of this machine that are not served, and those beyond another machine's
 * share. The port itself is open on all addresses, so that it survives a change of the network's address.
 * @param served this machine's addresses in the network; loopback is always served
 */
export function admitConnections(server: Server, served: () => readonly string[]): void {
  const open = new Map<string, number>();
  let all = 0;
  const held = new WeakMap<Duplex, string>();
  const leave = (socket: Duplex) => {
    const address = held.get(socket);
    if (address === undefined) return;
    held.delete(socket);
    all -= 1;
    release(open, address);
  };
  server.on('connection', (socket: Socket) => {
    const { localAddress = '', remoteAddress = '' } = socket;
    if (isLoopback(remoteAddress)) return;
    const count = (open.get(remoteAddress) ?? 0) + 1;
    const share = Math.max(CONNECTIONS_OF_ADDRESS, CONNECTIONS - all - 1);
    if (count > share || !served().includes(localAddress)) return void socket.destroy();
    all += 1;
    open.set(remoteAddress, count);
    held.set(socket, remoteAddress);
    socket.once('close', () => leave(socket));
  });
  // A WebSocket stays open for hours, so it is not counted here; such sockets have a limit of their own.
  server.prependListener('upgrade', (_request: IncomingMessage, socket: Duplex) => leave(socket));
}

/** Deletes addresses without a connection, so that strangers do not fill the memory. */
function release(open: Map<string, number>, address: string): void {
  const left = (open.get(address) ?? 1) - 1;
  if (left === 0) open.delete(address);
  else open.set(address, left);
}
