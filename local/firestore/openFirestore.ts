import type { OpenPart } from '../OpenParts.ts';
import { createFirestore, type Firestore, type FirestoreOptions } from './createFirestore.ts';

export interface OpenFirestore extends OpenPart, Pick<Firestore, 'readDocument'> {
  /** Where the Admin SDK finds it, on a number that nobody has to know. */
  readonly grpcPort: number;
}

/** Opens Firestore with its gRPC port. */
export async function openFirestore(options: FirestoreOptions): Promise<OpenFirestore> {
  const { router, startGrpc, readDocument, reload } = createFirestore(options);
  const { port, close } = await startGrpc(0);
  return { routers: { public: router }, grpcPort: port, readDocument, reload, close };
}
