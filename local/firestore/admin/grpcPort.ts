import {
  type handleServerStreamingCall,
  type handleUnaryCall,
  Metadata,
  Server,
  ServerCredentials,
  type ServiceDefinition,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import { waitForDrain } from '../work/waitForDrain.ts';
import { AdminCallFailed, type AdminMethod, type AdminMethods, MAX_MESSAGE_BYTES } from './adminMethods.ts';

/** Milliseconds that calls may take to end when the server closes. */
const CLOSE_GRACE = 2000;

export interface GrpcServer {
  readonly port: number;
  /** Accepts no more calls, lets current ones end, and aborts the rest after two seconds. */
  readonly close: () => Promise<void>;
}

/**
 * Serves the Admin SDK of other processes on 127.0.0.1 (port 0: any free one). Other calls than `methods` get
 * UNIMPLEMENTED.
 */
export async function startGrpc(
  methods: AdminMethods,
  service: ServiceDefinition,
  port: number,
): Promise<GrpcServer> {
  const server = new Server({ 'grpc.max_receive_message_length': MAX_MESSAGE_BYTES });
  server.addService(service, implement(methods));
  const boundPort = await bind(server, port);
  return { port: boundPort, close: () => shutDown(server) };
}

function implement(methods: AdminMethods): UntypedServiceImplementation {
  const implemented = Object.entries(methods).map(
    ([name, method]) => [name, method.isStreaming ? streaming(method) : unary(method)] as const,
  );
  return Object.fromEntries(implemented);
}

function unary({ answer }: AdminMethod): handleUnaryCall<unknown, unknown> {
  return async (call, callback) => {
    try {
      for await (const message of answer(call.request)) callback(null, message);
    } catch (thrown) {
      callback(statusOf(thrown));
    }
  };
}

function streaming({ answer }: AdminMethod): handleServerStreamingCall<unknown, unknown> {
  return async (call) => {
    try {
      for await (const message of answer(call.request)) {
        const isTaken = call.write(message) || (await waitForDrain(call));
        if (!isTaken || call.cancelled) break;
      }
      call.end();
    } catch (thrown) {
      // Without a response header the SDK takes the error for a lost connection and retries for seven
      // seconds.
      call.sendMetadata(new Metadata());
      call.emit('error', statusOf(thrown));
    }
  };
}

function statusOf(thrown: unknown): { code: number; details: string } {
  const { code, message } = thrown instanceof AdminCallFailed ? thrown : new AdminCallFailed(thrown);
  return { code, details: message };
}

function bind(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.bindAsync(`127.0.0.1:${port}`, ServerCredentials.createInsecure(), (error, boundPort) => {
      if (error) reject(error);
      else resolve(boundPort);
    });
  });
}

/** A client that hangs in the middle of a call must not keep the server from ending. */
function shutDown(server: Server): Promise<void> {
  const cutOff = setTimeout(() => server.forceShutdown(), CLOSE_GRACE);
  return new Promise((resolve, reject) => {
    server.tryShutdown((error) => {
      clearTimeout(cutOff);
      if (error) reject(error);
      else resolve();
    });
  });
}
