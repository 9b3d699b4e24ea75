import type { AuthPort } from '../stores/ports.ts';
import { latePort } from './latePort.ts';
import type { Load } from './loadOnce.ts';

/** Sign-in over a port that is still to be loaded; who is signed in can be asked for before. */
export function lateAuth(load: Load<AuthPort>): AuthPort {
  return latePort(load, { watchUser: (listener) => watchLate(load, listener) });
}

/** Where the bridge cannot be had, nobody is signed in until the connection is back. */
function watchLate(load: Load<AuthPort>, listener: Parameters<AuthPort['watchUser']>[0]): () => void {
  const stopped = new AbortController();
  let unwatch = () => {};
  async function start() {
    try {
      const auth = await load();
      if (!stopped.signal.aborted) unwatch = auth.watchUser(listener);
    } catch (error) {
      console.error(error);
      if (stopped.signal.aborted) return;
      listener(null);
      window.addEventListener('online', start, { once: true, signal: stopped.signal });
    }
  }
  start();
  return () => {
    stopped.abort();
    unwatch();
  };
}
