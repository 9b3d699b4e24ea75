import { connect } from 'node:net';

export interface Answer {
  /** The response's status; null if the connection ended without one. */
  status: number | null;
  /** Headers and body, as they were received. */
  text: string;
  milliseconds: number;
}

/**
 * Milliseconds of silence after which a started response counts as complete, since some connections stay
 * open.
 */
const SILENCE = 100;

interface Patience {
  /** Milliseconds to wait for a response. */
  patience: number;
  /** Whether to close the connection after the last byte, for a request that announces more. */
  hangsUp: boolean;
}

/** Sends the bytes as they are, over a connection of their own. */
export function sendRaw(port: number, bytes: Buffer, { patience, hangsUp }: Patience): Promise<Answer> {
  const begun = performance.now();
  const pieces: Buffer[] = [];
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => (hangsUp ? socket.end(bytes) : socket.write(bytes)));
    let milliseconds = 0;
    const count = () => {
      milliseconds = performance.now() - begun;
    };
    socket.setTimeout(patience, () => socket.destroy());
    socket.on('data', (piece) => {
      pieces.push(piece);
      count();
      if (statusOf(pieces) !== null) socket.setTimeout(SILENCE);
    });
    // The server may hang up on bytes it refuses to read; what it sent before counts.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      if (pieces.length === 0) count();
      resolve({ status: statusOf(pieces), text: textOf(pieces), milliseconds });
    });
  });
}

/** The final status; an interim response, such as "100 Continue", comes first. */
function statusOf(pieces: readonly Buffer[]): number | null {
  const status = /^HTTP\/1\.[01] ([2-5]\d\d)/m.exec(textOf(pieces))?.[1];
  return status === undefined ? null : Number(status);
}

function textOf(pieces: readonly Buffer[]): string {
  return Buffer.concat(pieces).toString('latin1');
}
