import type { OpenPart } from '../OpenParts.ts';
import { createFirestore, type Firestore, type FirestoreDeps } from './createFirestore.ts';

interface OpenFirestore extends OpenPart, Pick<Firestore, 'readDocument'> {
  /** The Admin SDK's port, chosen automatically. */
  readonly grpcPort: number;
}

/** Opens Firestore with its gRPC port. */
export async function openFirestore(deps: FirestoreDeps): Promise<OpenFirestore> {
  const { router, startGrpc, readDocument, reload } = createFirestore(deps);
  const { port, close } = await startGrpc(0);
  return { routers: { public: router }, grpcPort: port, readDocument, reload, close };
}
