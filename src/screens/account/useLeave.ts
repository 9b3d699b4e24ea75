import { useNavigate } from 'react-router-dom';
import { useAppStores, useProfile } from '../../components/appStores.ts';
import { toaster } from '../../components/toaster.ts';
import { useBackend } from '../../components/useBackend.ts';
import { signOut } from '../../stores/signOut.ts';
import { accountPageText } from '../../text/accountPage.ts';

/** Deletes the account, proved by its password, then forgets it here as a sign-out does. Fails with the backend's error. */
export function useLeave(): (password: string) => Promise<void> {
  const { auth, account, drafts, keptWorks } = useBackend();
  const { tab } = useAppStores();
  const userId = useProfile((profile) => profile.userId);
  const navigate = useNavigate();
  return async (password) => {
    await auth.confirmPassword(password);
    await account.deleteAccount();
    await signOut(userId, { auth, drafts, keptWorks, tab, storage: window.localStorage });
    navigate('/dashboard', { replace: true });
    toaster.create({
      title: accountPageText.leave.done,
      description: accountPageText.leave.doneText,
      type: 'success',
    });
  };
}
