import { describeError } from '../log/escapeUnseen.ts';
import { isOutOfSpace } from '../store/isOutOfSpace.ts';

/** The status codes of Google's APIs used by this backend: gRPC number and HTTP status. */
const STATUS_CODES = {
  INVALID_ARGUMENT: { grpc: 3, http: 400 },
  NOT_FOUND: { grpc: 5, http: 404 },
  ALREADY_EXISTS: { grpc: 6, http: 409 },
  PERMISSION_DENIED: { grpc: 7, http: 403 },
  // 400 in production; 412 tells clients that read only the HTTP status that the request was well-formed.
  FAILED_PRECONDITION: { grpc: 9, http: 412 },
  // 8 in gRPC, but then the Admin SDK would retry for minutes; 9 says that somebody has to act first.
  RESOURCE_EXHAUSTED: { grpc: 9, http: 429 },
  ABORTED: { grpc: 10, http: 409 },
  UNIMPLEMENTED: { grpc: 12, http: 501 },
  INTERNAL: { grpc: 13, http: 500 },
  UNAUTHENTICATED: { grpc: 16, http: 401 },
} as const;

type FirestoreStatus = keyof typeof STATUS_CODES;

/** A refusal that a client is meant to see, as Firestore words it on the wire. */
export class FirestoreError extends Error {
  readonly status: FirestoreStatus;

  constructor(status: FirestoreStatus, message: string) {
    super(message);
    this.name = 'FirestoreError';
    this.status = status;
  }

  get httpStatus(): number {
    return STATUS_CODES[this.status].http;
  }

  get grpcCode(): number {
    return STATUS_CODES[this.status].grpc;
  }

  toJSON(): { error: { code: number; message: string; status: FirestoreStatus } } {
    return { error: { code: this.httpStatus, message: this.message, status: this.status } };
  }
}

export function invalidArgument(message: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', message);
}

const DISK_FULL = 'The disk of the server is full. Nothing was written.';

/** The public part of any thrown value: our own refusals unchanged, internal errors without details. */
export function toFirestoreError(thrown: unknown): FirestoreError {
  if (thrown instanceof FirestoreError) return thrown;
  if (isOutOfSpace(thrown)) return new FirestoreError('RESOURCE_EXHAUSTED', DISK_FULL);
  const reason = thrown instanceof Error ? describeError(thrown) : String(thrown);
  console.error(`Firestore: unexpected error: ${reason}`);
  return new FirestoreError('INTERNAL', 'Internal error.');
}
