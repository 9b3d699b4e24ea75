import { expect, it } from 'vitest';
import { readFirebaseConfig } from './firebaseConfig.ts';

it('talks to the embedded backend under a key of its own unless a project is named', () => {
  expect(readFirebaseConfig({})).toEqual({
    isEmbedded: true,
    options: {
      projectId: 'demo-escape-room',
      apiKey: 'embedded',
      storageBucket: 'demo-escape-room.firebasestorage.app',
      databaseURL: 'https://demo-escape-room-default-rtdb.firebaseio.com',
    },
  });
});

it('takes a hosted project from the build, and only what is named', () => {
  const env = {
    VITE_FIREBASE_PROJECT_ID: 'live',
    VITE_FIREBASE_API_KEY: 'key',
    VITE_FIREBASE_STORAGE_BUCKET: 'live.appspot.com',
    VITE_FIREBASE_APP_ID: '',
  };
  expect(readFirebaseConfig(env)).toEqual({
    isEmbedded: false,
    options: { projectId: 'live', apiKey: 'key', storageBucket: 'live.appspot.com' },
  });
});
