import type { AuthPort } from '../../shared/ports/AuthPort.ts';
import { type Load, lazyPort } from '../../shared/ports/lazyPort.ts';

interface LazyAuthDeps {
  load: Load<AuthPort>;
  /** Returns whether somebody may be signed in. If nobody is, the port need not load to find that out. */
  mayBeSignedIn: () => Promise<boolean>;
  /** Settles once the port has been loaded for any reason. */
  loaded: Promise<unknown>;
}

/** Sign-in over a port that loads later; the signed-in user can be watched before. */
export function lazyAuth(deps: LazyAuthDeps): AuthPort {
  return lazyPort(deps.load, { watchUser: (listener) => watchLater(deps, listener) });
}

type Listener = Parameters<AuthPort['watchUser']>[0];

/**
 * Watches the user once the port is loaded. If that fails, nobody is signed in until the connection is back.
 */
function watchLater({ load, mayBeSignedIn, loaded }: LazyAuthDeps, listener: Listener): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let unwatch = () => {};
  async function start() {
    try {
      if (!(await mayBeSignedIn())) {
        if (!signal.aborted) listener(null);
        await Promise.race([loaded, signInElsewhere(mayBeSignedIn, signal)]);
      }
      const auth = await load();
      if (!signal.aborted) unwatch = auth.watchUser(listener);
    } catch (error) {
      console.error(error);
      if (signal.aborted) return;
      listener(null);
      window.addEventListener('online', start, { once: true, signal });
    }
  }
  start();
  return () => {
    stopped.abort();
    unwatch();
  };
}

/** Settles when the user returns to this tab and may have signed in in another one. */
function signInElsewhere(mayBeSignedIn: () => Promise<boolean>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = async () => {
      if (document.visibilityState === 'visible' && (await mayBeSignedIn())) resolve();
    };
    document.addEventListener('visibilitychange', look, { signal });
  });
}
