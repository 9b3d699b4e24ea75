import type { AuthPort } from '../../shared/ports/AuthPort.ts';
import { type Load, lazyPort } from '../../shared/ports/lazyPort.ts';

interface LazyAuthDeps {
  load: Load<AuthPort>;
  /** Where nobody can be, the port is not loaded to learn that. */
  mayBeSignedIn: () => Promise<boolean>;
  /** Is over once the port was loaded, for whatever reason. */
  loaded: Promise<unknown>;
}

/** Sign-in over a port that is still to be loaded; who is signed in can be asked for before. */
export function lazyAuth(deps: LazyAuthDeps): AuthPort {
  return lazyPort(deps.load, { watchUser: (listener) => watchLater(deps, listener) });
}

type Listener = Parameters<AuthPort['watchUser']>[0];

/** Where the bridge cannot be had, nobody is signed in until the connection is back. */
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

/** Is over once somebody came back to this tab who may have signed in in another one. */
function signInElsewhere(mayBeSignedIn: () => Promise<boolean>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = async () => {
      if (document.visibilityState === 'visible' && (await mayBeSignedIn())) resolve();
    };
    document.addEventListener('visibilitychange', look, { signal });
  });
}
