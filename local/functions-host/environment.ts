import { databaseAddress, HOST, storageBucket } from '../config.ts';

export interface FunctionsAddresses {
  projectId: string;
  firestorePort: number;
  adminPort: number;
}

/**
 * Points the Admin SDK of this process at the embedded backend. It reads these variables when it is first used, so
 * they are set before the functions' bundle is imported.
 */
export function setFunctionsEnvironment({ projectId, firestorePort, adminPort }: FunctionsAddresses): void {
  Object.assign(process.env, {
    GCLOUD_PROJECT: projectId,
    GOOGLE_CLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({
      projectId,
      storageBucket: storageBucket(projectId),
      databaseURL: databaseAddress(projectId),
    }),
    FIRESTORE_EMULATOR_HOST: `${HOST}:${firestorePort}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${adminPort}`,
    FIREBASE_DATABASE_EMULATOR_HOST: `${HOST}:${adminPort}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${HOST}:${adminPort}`,
    STORAGE_EMULATOR_HOST: `http://${HOST}:${adminPort}`,
    FUNCTIONS_EMULATOR: 'true',
    // Without it the SDK looks for a Google machine's credentials, which delays the first call by seconds.
    METADATA_SERVER_DETECTION: 'none',
  });
}
