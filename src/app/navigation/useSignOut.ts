import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { signOut } from '../../account/profile/signOut.ts';
import { useAppStores, useProfile } from '../../shared/context/appStores.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { appText } from '../../shared/text/app.ts';
import { toaster } from '../../shared/toast/toaster.ts';

/** Signs out (SPEC §2), asking first if something is stored only on this device. */
export function useSignOut() {
  const { auth, drafts, keptWorks } = useBackend();
  const { tab } = useAppStores();
  const userId = useProfile((profile) => profile.userId);
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);

  async function leave() {
    setAsking(false);
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

  return {
    isAsking,
    signOut: async () => ((await hasUnsaved()) ? setAsking(true) : leave()),
    confirm: leave,
    cancel: () => setAsking(false),
  };
}
