import { channel } from 'node:diagnostics_channel';

/** A piece of work inside the server that can hold requests up. */
interface WorkReport {
  readonly name: OperationName;
  /** Milliseconds. */
  readonly ms: number;
  /** The object of the operation, such as a collection's id; never a user's data. */
  readonly detail?: string;
  /** What a query looked at. */
  readonly looked?: { readonly documents: number; readonly entries: number };
}

/** A query, a commit until it is on disk, the hashing of a password, or a delay of the event loop. */
export type OperationName = 'query' | 'commit' | 'password' | 'eventLoop';

/** A call of the Admin SDK over gRPC. */
export interface AdminCall {
  /** Such as `Commit`. */
  readonly method: string;
  /** gRPC's number, 0 for success. */
  readonly code: number;
  /** Milliseconds. */
  readonly ms: number;
}

/** Work as Firebase bills it. */
export interface BilledWork {
  /** Documents that Firestore read, missing ones included; a query that finds none counts as one. */
  readonly reads?: number;
  readonly writes?: number;
  readonly deletes?: number;
  /** Calls of functions, pages that they answer included. */
  readonly calls?: number;
  /** Bytes that the Realtime Database sent. */
  readonly liveBytes?: number;
}

/** A write of a document while a rate of writes is set. */
export interface PacedWrite {
  readonly path: string;
  /** Whether the document was written too often, so that its commit was refused. */
  readonly isRefused: boolean;
}

/** Node's own way to report events without passing a logger around. It costs almost nothing while nobody listens. */
const operations = channel('local-backend:operations');
const adminCalls = channel('local-backend:admin-calls');
const billedWork = channel('local-backend:billed-work');
const pacedWrites = channel('local-backend:paced-writes');

export function reportOperation(operation: WorkReport): void {
  operations.publish(operation);
}

export function reportAdminCall(call: AdminCall): void {
  adminCalls.publish(call);
}

export function reportBilled(work: BilledWork): void {
  billedWork.publish(work);
}

export function reportPacedWrite(write: PacedWrite): void {
  pacedWrites.publish(write);
}

/** Does the work and reports how long it took, also where it fails. */
export function timed<Result>(name: OperationName, work: () => Result, detail?: string): Result {
  const start = performance.now();
  try {
    return work();
  } finally {
    reportOperation({ name, ms: performance.now() - start, ...(detail !== undefined && { detail }) });
  }
}

/** Listens to all operations of this process; returns a function that stops it. */
export function onOperations(listen: (operation: WorkReport) => void): () => void {
  const listener = (message: unknown) => listen(message as WorkReport);
  operations.subscribe(listener);
  return () => void operations.unsubscribe(listener);
}

/** Listens to all calls of the Admin SDK in this process; returns a function that stops it. */
export function onAdminCalls(listen: (call: AdminCall) => void): () => void {
  const listener = (message: unknown) => listen(message as AdminCall);
  adminCalls.subscribe(listener);
  return () => void adminCalls.unsubscribe(listener);
}

/** Listens to all work of this process that Firebase would bill; returns a function that stops it. */
export function onBilled(listen: (work: BilledWork) => void): () => void {
  const listener = (message: unknown) => listen(message as BilledWork);
  billedWork.subscribe(listener);
  return () => void billedWork.unsubscribe(listener);
}

/** Listens to all writes of this process while a rate of writes is set; returns a function that stops it. */
export function onPacedWrites(listen: (write: PacedWrite) => void): () => void {
  const listener = (message: unknown) => listen(message as PacedWrite);
  pacedWrites.subscribe(listener);
  return () => void pacedWrites.unsubscribe(listener);
}
