import { type AdminApp, type AdminSdk, requireAdminSdk } from '#local/adminSdk';
import { storageBucket } from '#local/config';
import { SetupError } from '../setup/fail.mjs';

export interface ProjectOptions {
  project: string;
  /**
   * A service account's key file; if left out, the credentials of `gcloud auth application-default login` are
   * used.
   */
  credentials?: string | undefined;
  /** The bucket's name, if it is not the default one of new projects. */
  bucket?: string | undefined;
}

/**
 * Runs work as an administrator of a Firebase project. @throws SetupError with one line for problems that the
 * user can fix
 */
export async function connectProject(
  { project, credentials, bucket = storageBucket(project) }: ProjectOptions,
  work: (sdk: AdminSdk, app: AdminApp) => Promise<void>,
): Promise<void> {
  // The SDK looks for a key file at this name.
  if (credentials !== undefined) process.env.GOOGLE_APPLICATION_CREDENTIALS = credentials;
  const sdk = requireAdminSdk();
  const app = sdk.initializeApp({ projectId: project, storageBucket: bucket });
  try {
    await work(sdk, app);
  } catch (error) {
    throw explain(error, project);
  } finally {
    await sdk.deleteApp(app);
  }
}

const GRPC_NOT_FOUND = 5;
const GRPC_PERMISSION_DENIED = 7;
const GRPC_FAILED_PRECONDITION = 9;
const GRPC_UNAVAILABLE = 14;
const GRPC_UNAUTHENTICATED = 16;

/** Messages of Google's libraries about missing credentials; other files may be missing too. */
const NO_CREDENTIALS = /default credentials|credential file|^The file at .* does not exist/;

function explain(error: unknown, project: string): unknown {
  if (!(error instanceof Error)) return error;
  if (NO_CREDENTIALS.test(error.message))
    return new SetupError(
      `No credentials: run "gcloud auth application-default login", or name a service account's key file with --credentials. (${firstLine(error)})`,
    );
  const advice = 'code' in error ? ADVICE.get(Number(error.code)) : undefined;
  return advice === undefined ? error : new SetupError(`${advice} (project ${project}: ${firstLine(error)})`);
}

const ADVICE = new Map([
  [GRPC_NOT_FOUND, 'There is no such project, or its Firestore database has not been created yet.'],
  [GRPC_PERMISSION_DENIED, 'These credentials may not write to the project.'],
  [GRPC_FAILED_PRECONDITION, 'Something changed meanwhile, and nothing was written. Run it again.'],
  [GRPC_UNAVAILABLE, 'Firestore cannot be reached.'],
  [GRPC_UNAUTHENTICATED, 'The credentials were refused; sign in again.'],
]);

function firstLine(error: Error): string {
  return error.message.split('\n')[0] ?? '';
}
