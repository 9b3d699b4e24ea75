import type { OpenPart } from '../OpenParts.ts';
import { createFirestore, type Firestore, type FirestoreDeps } from './createFirestore.ts';

interface OpenFirestore extends OpenPart, Pick<Firestore, 'readDocument' | 'whenIndexed' | 'adminSettings'> {
  /** The Admin SDK's port, chosen automatically. */
  readonly grpcPort: number;
}

/** Opens Firestore with its gRPC port. */
export async function openFirestore(deps: FirestoreDeps): Promise<OpenFirestore> {
  const { router, startGrpc, ...firestore } = createFirestore(deps);
  const grpc = await startGrpc(0);
  const close = async () => {
    await grpc.close();
    await firestore.close();
  };
  return { ...firestore, routers: { public: router }, grpcPort: grpc.port, close };
}
