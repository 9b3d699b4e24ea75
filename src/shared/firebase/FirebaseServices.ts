import type { Auth } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore/lite';
import type { FirebaseStorage } from 'firebase/storage';

/** The SDK's services that the ports use. */
export interface FirebaseServices {
  auth: Auth;
  db: Firestore;
  storage: FirebaseStorage;
}
