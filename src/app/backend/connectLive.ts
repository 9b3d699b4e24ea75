import { getApps, initializeApp } from 'firebase/app';
import { connectDatabaseEmulator, forceWebSockets, getDatabase } from 'firebase/database';
import { createLiveChannel } from '../../play/backend/liveChannel.ts';
import type { LiveChannel } from '../../shared/ports/LiveChannel.ts';
import { readFirebaseConfig } from './firebaseConfig.ts';

// Without this, the SDK would load scripts from the database server after a socket has failed. The content security
// policy forbids that, and the SDK would hang for ever.
forceWebSockets();

let isConnected = false;

/** Connects the live channel (T11). A guest's page has no Firebase app yet; the rest of the app takes the same one. */
export function connectLive(): LiveChannel {
  const { options, isEmbedded } = readFirebaseConfig(import.meta.env);
  const database = getDatabase(getApps()[0] ?? initializeApp(options));
  if (isEmbedded && !isConnected) {
    const { hostname, port } = window.location;
    connectDatabaseEmulator(database, hostname, Number(port) || 80);
  }
  isConnected = true;
  return createLiveChannel(database);
}
