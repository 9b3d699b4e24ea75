import type { OpenPart } from '../OpenParts.ts';
import { createFirestore, type Firestore, type FirestoreDeps } from './createFirestore.ts';

export interface OpenFirestore extends OpenPart, Pick<Firestore, 'readDocument'> {
  /** Where the Admin SDK finds it, on a number that nobody has to know. */
  readonly grpcPort: number;
}

/** Opens Firestore with its gRPC port. */
export async function openFirestore(deps: FirestoreDeps): Promise<OpenFirestore> {
  const { router, startGrpc, readDocument, reload } = createFirestore(deps);
  const { port, close } = await startGrpc(0);
  return { routers: { public: router }, grpcPort: port, readDocument, reload, close };
}
