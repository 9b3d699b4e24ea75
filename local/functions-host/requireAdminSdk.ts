import { requireFromFunctions } from './requireFromFunctions.ts';

type AppModule = typeof import('../../functions/node_modules/firebase-admin/lib/app/index.d.ts');
type AuthModule = typeof import('../../functions/node_modules/firebase-admin/lib/auth/index.d.ts');
type FirestoreModule = typeof import('../../functions/node_modules/firebase-admin/lib/firestore/index.d.ts');
type StorageModule = typeof import('../../functions/node_modules/firebase-admin/lib/storage/index.d.ts');

export type AdminSdk = Pick<AppModule, 'initializeApp' | 'getApps' | 'deleteApp'> &
  Pick<AuthModule, 'getAuth'> &
  Pick<
    FirestoreModule,
    'getFirestore' | 'AggregateField' | 'FieldPath' | 'FieldValue' | 'Filter' | 'GeoPoint' | 'Timestamp'
  > &
  Pick<StorageModule, 'getStorage' | 'getDownloadURL'>;

export type AdminApp = ReturnType<AdminSdk['initializeApp']>;

/**
 * The Admin SDK, the very copy that the functions use. It reads the environment when it is first called, so the
 * backend has to be started before.
 */
export function requireAdminSdk(): AdminSdk {
  return {
    ...(requireFromFunctions('firebase-admin/app') as AppModule),
    ...(requireFromFunctions('firebase-admin/auth') as AuthModule),
    ...(requireFromFunctions('firebase-admin/firestore') as FirestoreModule),
    ...(requireFromFunctions('firebase-admin/storage') as StorageModule),
  };
}
