import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { signOut } from '../../account/profile/signOut.ts';
import { useAppStores, useProfile } from '../../shared/context/appStores.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { loadChunk } from '../../shared/load/loadChunk.ts';
import { appText } from '../../shared/text/app.ts';
import { toaster } from '../../shared/toast/toaster.ts';
import type { SignOutQuestion } from './SignOutQuestion.tsx';

/** Signs out (SPEC §2), asking first if something is stored only on this device. */
export function useSignOut() {
  const { auth, drafts, keptWorks } = useBackend();
  const { tab } = useAppStores();
  const userId = useProfile((profile) => profile.userId);
  const navigate = useNavigate();
  const [Question, setQuestion] = useState<typeof SignOutQuestion | null>(null);

  async function leave() {
    setQuestion(null);
    try {
      await signOut(userId, { auth, drafts, keptWorks, tab, storage: window.localStorage });
      // The guard may have replaced a page that needs a login by /login.
      navigate('/dashboard', { replace: true });
    } catch (error) {
      console.error(error);
      toaster.create({ title: appText.signOut.failed, type: 'error' });
    }
  }

  async function hasUnsaved(): Promise<boolean> {
    try {
      const kept = await Promise.all([drafts.listDrafts(userId), keptWorks.listWorks(userId)]);
      return kept.some(({ length }) => length > 0);
    } catch (error) {
      console.error(error);
      return false;
    }
  }

  /** The dialog is loaded when it is needed, since few visits end by signing out. */
  async function ask() {
    try {
      const part = await loadChunk('sign-out', () => import('./SignOutQuestion.tsx'));
      setQuestion(() => part.SignOutQuestion);
    } catch (error) {
      console.error(error);
      toaster.create({ title: appText.signOut.failed, type: 'error' });
    }
  }

  return {
    /** The question to show; null while nothing is asked. */
    Question,
    signOut: async () => ((await hasUnsaved()) ? ask() : leave()),
    confirm: leave,
    cancel: () => setQuestion(null),
  };
}
