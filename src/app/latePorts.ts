import type { AuthPort, DraftsPort, PlayPort } from '../stores/ports.ts';
import { type Load, loadOnce } from './loadOnce.ts';

/** Sign-in over a port that is still to be loaded. */
export function lateAuth(load: Load<AuthPort>): AuthPort {
  return {
    watchUser: (listener) => watchLate(load, listener),
    register: async (...account) => (await load()).register(...account),
    logIn: async (...account) => (await load()).logIn(...account),
    signOut: async () => (await load()).signOut(),
    requestPasswordReset: async (email) => (await load()).requestPasswordReset(email),
    checkPasswordReset: async (code) => (await load()).checkPasswordReset(code),
    resetPassword: async (...link) => (await load()).resetPassword(...link),
    sendEmailVerification: async () => (await load()).sendEmailVerification(),
    confirmEmail: async (code) => (await load()).confirmEmail(code),
    findMailbox: async () => (await load()).findMailbox(),
  };
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

/** A play whose judge is still to be loaded: the same one for every call, as it counts its actions. */
export function latePlay(load: Load<PlayPort>): PlayPort {
  const loaded = loadOnce(load);
  return {
    startPlay: async () => (await loaded()).startPlay(),
    act: async (...action) => (await loaded()).act(...action),
    reset: () => {
      loaded().then(
        (ready) => ready.reset(),
        (error: unknown) => console.error(error),
      );
    },
  };
}

/** Drafts over a port that is still to be loaded. */
export function lateDrafts(load: Load<DraftsPort>): DraftsPort {
  return {
    loadDraft: async (owner, roomId) => (await load()).loadDraft(owner, roomId),
    saveDraft: async (owner, draft) => (await load()).saveDraft(owner, draft),
    deleteDraft: async (owner, roomId) => (await load()).deleteDraft(owner, roomId),
    listDrafts: async (owner) => (await load()).listDrafts(owner),
    clearDrafts: async (owner) => (await load()).clearDrafts(owner),
  };
}
