import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { signOut } from '../../account/profile/signOut.ts';
import { useAppStores, useProfile } from '../../shared/context/appStores.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { appText } from '../../shared/text/app.ts';
import { toaster } from '../../shared/toast/toaster.ts';

/** Sign Out as SPEC §2 has it, with a question before it while something is kept on this device only. */
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
      // The guard may have put /login in the place of a page that needs a login.
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
