import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { UpgradeDoor } from '../http/serveUpgrades.ts';
import { reportBilled } from '../log/operations.ts';
import type { OpenPart } from '../OpenParts.ts';
import type { AddressBudget } from './AddressBudget.ts';
import { ADMIN_LIMITS, BROWSER_LIMITS, MOST_UNREAD, type SocketLimits } from './limits.ts';
import { RealtimeConnection } from './RealtimeConnection.ts';
import { RealtimeDatabase } from './RealtimeDatabase.ts';
import type { RealtimeRules } from './rules/RealtimeRules.ts';
import { SocketRegister } from './SocketRegister.ts';
import { framesOf } from './wire/MessageReader.ts';
import { hello } from './wire/messages.ts';

/** The path at which the SDKs open their socket. */
const PATH = '/.ws';
/** The close code of RFC 6455 for a client that breaks the rules. */
const POLICY_VIOLATION = 1008;

interface RealtimeDeps {
  /** The rules in force for browsers. */
  readonly rules: () => RealtimeRules;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** The kind of clients that use one port, with the rules and limits that apply to them. */
interface Visitors {
  readonly limits: SocketLimits;
  /** Null if no rules apply. */
  readonly rules: () => RealtimeRules | null;
  /** Whether all sockets of one address share a budget. */
  readonly isBounded: boolean;
}

/**
 * Opens the Realtime Database: Firebase's own protocol over WebSockets, on one tree in memory. It starts
 * empty; data that must outlive the process is written to Firestore.
 */
export function openRealtime({ rules, now = Date.now }: RealtimeDeps): OpenPart {
  const database = new RealtimeDatabase(now);
  const register = new SocketRegister();
  const doorFor = (visitors: Visitors): UpgradeDoor => {
    const { messageBytes: maxPayload } = visitors.limits;
    const server = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload });
    return {
      path: PATH,
      take: ({ request, socket, head }) => {
        const address = request.socket.remoteAddress ?? '';
        if (!register.hasRoomFor(address)) return void socket.destroy();
        server.handleUpgrade(request, socket, head, (opened) => {
          register.add(opened, address);
          const budget = visitors.isBounded ? register.budgetOf(address, now()) : null;
          serveSocket(opened, request, { ...visitors, budget, database, now });
        });
      },
    };
  };
  return {
    doors: {
      public: doorFor({ limits: BROWSER_LIMITS, rules, isBounded: true }),
      admin: doorFor({ limits: ADMIN_LIMITS, rules: () => null, isBounded: false }),
    },
    // After a restore, nothing in memory belongs to the data folder any more.
    reload: () => {
      database.clear();
      register.endAll();
    },
    close: () => register.close(),
  };
}

interface Served extends Visitors {
  readonly budget: AddressBudget | null;
  readonly database: RealtimeDatabase;
  readonly now: () => number;
}

function serveSocket(
  socket: WebSocket,
  request: IncomingMessage,
  { budget, database, now, limits, rules }: Served,
): void {
  const send = (message: string) => {
    if (socket.bufferedAmount > MOST_UNREAD) return socket.terminate();
    for (const frame of framesOf(message)) {
      reportBilled({ liveBytes: Buffer.byteLength(frame) });
      socket.send(frame);
    }
  };
  const connection = new RealtimeConnection({ database, rules, limits, budget, send, now });
  send(hello(randomBytes(12).toString('base64url'), request.headers.host ?? '', now()));
  socket.on('message', (data: RawData, isBinary: boolean) => {
    try {
      if (isBinary) throw new TypeError('Frames are text.');
      connection.take(String(data));
    } catch {
      socket.close(POLICY_VIOLATION);
    }
  });
  socket.on('error', () => socket.terminate());
  socket.once('close', () => connection.end());
}
