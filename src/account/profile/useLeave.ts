import { useNavigate } from 'react-router-dom';
import { useAppStores, useProfile } from '../../shared/context/appStores.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { toaster } from '../../shared/toast/toaster.ts';
import { accountPageText } from '../text/accountPage.ts';
import { signOut } from './signOut.ts';

/**
 * Deletes the account, confirmed by its password, then clears this browser as a sign-out does. Throws the
 * backend's error.
 */
export function useLeave(): (password: string) => Promise<void> {
  const { auth, calls, drafts, keptWorks } = useBackend();
  const { tab } = useAppStores();
  const userId = useProfile((profile) => profile.userId);
  const navigate = useNavigate();
  return async (password) => {
    await auth.confirmPassword(password);
    await calls.deleteAccount({});
    await signOut(userId, { auth, drafts, keptWorks, tab, storage: window.localStorage });
    navigate('/dashboard', { replace: true });
    toaster.create({
      title: accountPageText.leave.done,
      description: accountPageText.leave.doneText,
      type: 'success',
    });
  };
}
