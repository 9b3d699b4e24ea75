import { createRequire } from 'node:module';
import { resolve } from 'node:path';

type AppModule = typeof import('firebase-admin/app');
type AuthModule = typeof import('firebase-admin/auth');
type DatabaseModule = typeof import('firebase-admin/database');
type FirestoreModule = typeof import('firebase-admin/firestore');
type StorageModule = typeof import('firebase-admin/storage');

export type AdminSdk = Pick<AppModule, 'initializeApp' | 'getApps' | 'deleteApp'> &
  Pick<AuthModule, 'getAuth'> &
  Pick<
    FirestoreModule,
    'getFirestore' | 'AggregateField' | 'FieldPath' | 'FieldValue' | 'Filter' | 'GeoPoint' | 'Timestamp'
  > &
  Pick<StorageModule, 'getStorage' | 'getDownloadURL'> & {
    /**
     * Loads its module at the first call: few callers need it, and it takes as long to load as all the others together.
     */
    getDatabase: DatabaseModule['getDatabase'];
  };

export type AdminApp = ReturnType<AdminSdk['initializeApp']>;

/** Firebase's tools expect an app's functions in this folder of the working folder, with the Admin SDK installed. */
const FUNCTIONS_PACKAGE = 'functions/package.json';

/**
 * Loads the Admin SDK that the app has installed (a peer dependency). It reads the environment when it is first
 * called, so start the backend before.
 * @param packageFile the package.json whose package depends on firebase-admin
 */
export function requireAdminSdk(packageFile = FUNCTIONS_PACKAGE): AdminSdk {
  const require = createRequire(resolve(packageFile));
  return {
    ...(require('firebase-admin/app') as AppModule),
    ...(require('firebase-admin/auth') as AuthModule),
    ...(require('firebase-admin/firestore') as FirestoreModule),
    ...(require('firebase-admin/storage') as StorageModule),
    getDatabase: (app) => (require('firebase-admin/database') as DatabaseModule).getDatabase(app),
  };
}

/**
 * Returns the path of Firestore's service definition, which ships inside the Admin SDK and is not published on its own.
 * @param packageFile as for `requireAdminSdk`
 * @throws Error when firebase-admin is not installed there
 */
export function findFirestoreService(packageFile = FUNCTIONS_PACKAGE): string {
  const adminSdk = createRequire(resolve(packageFile)).resolve('firebase-admin/firestore');
  const firestore = createRequire(adminSdk).resolve('@google-cloud/firestore');
  return firestore.replace(/src[\\/]index\.js$/, 'protos/v1.json');
}
