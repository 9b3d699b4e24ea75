import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { HOST } from '#local/config';

interface Traffic {
  connections: number;
  /** Bytes that the server sent, which are billed. */
  down: number;
}

export interface CountingDoor {
  port: number;
  /** All traffic so far. */
  traffic: Readonly<Traffic>;
  close: () => void;
}

/** Opens a port in front of another one, and counts what passes. */
export async function openCountingDoor(behind: number): Promise<CountingDoor> {
  const traffic: Traffic = { connections: 0, down: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    traffic.connections += 1;
    const upstream = connect(behind, HOST);
    let isFirst = true;
    client.on('data', (chunk) => {
      upstream.write(isFirst ? withHost(chunk, port, behind) : chunk);
      isFirst = false;
    });
    upstream.on('data', (chunk) => {
      traffic.down += chunk.length;
      client.write(chunk);
    });
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.setNoDelay();
      socket.on('error', () => {});
      socket.on('close', () => other.destroy());
    }
  });
  server.listen(0, HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    traffic,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Restores the server's own host name in a request, since it answers only to that. */
function withHost(chunk: Buffer, port: number, behind: number): Buffer {
  return Buffer.from(chunk.toString('latin1').replace(`:${port}\r\n`, `:${behind}\r\n`), 'latin1');
}
