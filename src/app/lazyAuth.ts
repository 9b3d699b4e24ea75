import type { AuthPort } from '../stores/ports.ts';
import { lazyPort } from './lazyPort.ts';
import type { Load } from './loadOnce.ts';

/** Sign-in over a port that is still to be loaded; who is signed in can be asked for before. */
export function lazyAuth(load: Load<AuthPort>): AuthPort {
  return lazyPort(load, { watchUser: (listener) => watchLater(load, listener) });
}

/** Where the bridge cannot be had, nobody is signed in until the connection is back. */
function watchLater(load: Load<AuthPort>, listener: Parameters<AuthPort['watchUser']>[0]): () => void {
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
