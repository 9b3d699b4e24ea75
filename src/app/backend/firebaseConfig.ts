import type { FirebaseOptions } from 'firebase/app';

interface FirebaseConfig {
  options: FirebaseOptions;
  /** True if the page's own origin serves as Firebase. */
  isEmbedded: boolean;
}

/** The `import.meta.env` of a Vite build about Firebase; all empty for the embedded backend. */
type Env = Readonly<Partial<Record<`VITE_FIREBASE_${string}`, string>>>;

const EMBEDDED_PROJECT = 'demo-escape-room';

/** A hosted project if the build names one, else the embedded backend. */
export function readFirebaseConfig(env: Env): FirebaseConfig {
  const projectId = env.VITE_FIREBASE_PROJECT_ID;
  if (!projectId) return { options: EMBEDDED_OPTIONS, isEmbedded: true };
  return { options: { projectId, ...hostedOptions(env) }, isEmbedded: false };
}

/** The key separates this sign-in from that of a hosted project in the same browser's storage. */
const EMBEDDED_OPTIONS: FirebaseOptions = {
  projectId: EMBEDDED_PROJECT,
  apiKey: 'embedded',
  storageBucket: `${EMBEDDED_PROJECT}.firebasestorage.app`,
  databaseURL: `https://${EMBEDDED_PROJECT}-default-rtdb.firebaseio.com`,
};

function hostedOptions(env: Env): FirebaseOptions {
  const options = {
    apiKey: env.VITE_FIREBASE_API_KEY,
    authDomain: env.VITE_FIREBASE_AUTH_DOMAIN,
    storageBucket: env.VITE_FIREBASE_STORAGE_BUCKET,
    appId: env.VITE_FIREBASE_APP_ID,
    databaseURL: env.VITE_FIREBASE_DATABASE_URL,
  };
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value));
}
