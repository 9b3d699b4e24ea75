/** The settings of a project that does not exist, as .env.<project> would name them. */
export const HOSTED = {
  PROJECT_ID: 'hosted-proof',
  API_KEY: 'key-of-the-proof',
  AUTH_DOMAIN: 'hosted-proof.firebaseapp.com',
  STORAGE_BUCKET: 'hosted-proof.firebasestorage.app',
  APP_ID: '1:1:web:1',
  DATABASE_URL: 'https://hosted-proof-default-rtdb.firebaseio.com',
} as const;
