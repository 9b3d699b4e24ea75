import type { Auth } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore/lite';
import type { FirebaseStorage } from 'firebase/storage';

/** The SDK's parts that the ports work on. */
export interface FirebaseParts {
  auth: Auth;
  db: Firestore;
  storage: FirebaseStorage;
}
