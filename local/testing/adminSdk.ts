import { createRequire } from 'node:module';

const require = createRequire(new URL('../../functions/package.json', import.meta.url));

type AppModule = typeof import('../../functions/node_modules/firebase-admin/lib/app/index.d.ts');
type AuthModule = typeof import('../../functions/node_modules/firebase-admin/lib/auth/index.d.ts');
type StorageModule = typeof import('../../functions/node_modules/firebase-admin/lib/storage/index.d.ts');

/** The functions' own Admin SDK. It reads the environment as it is when it is first called. */
export function requireAdminSdk(): AppModule & AuthModule & StorageModule {
  return {
    ...(require('firebase-admin/app') as AppModule),
    ...(require('firebase-admin/auth') as AuthModule),
    ...(require('firebase-admin/storage') as StorageModule),
  };
}
