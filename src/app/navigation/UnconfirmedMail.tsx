import { IconButton } from '@chakra-ui/react';
import { MailWarning } from 'lucide-react';
import { useEffect, useId } from 'react';
import { ConfirmEmailNote } from '../../account/mail/ConfirmEmailNote.tsx';
import { confirmEmailText } from '../../account/text/confirmEmail.ts';
import { useProfile } from '../../shared/context/appStores.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { DropDown } from './DropDown.tsx';

/** An envelope beside the name while the user's address is not confirmed; it opens the options. */
export function UnconfirmedMail() {
  const isAuth = useProfile((profile) => profile.isAuth);
  const isVerified = useProfile((profile) => profile.isEmailVerified);
  const noteId = useId();
  const isWaiting = isAuth && !isVerified;
  useConfirmedElsewhere(isWaiting);
  if (!isWaiting) return null;
  return (
    <>
      <IconButton
        variant="ghost"
        color="warning.fg"
        aria-label={confirmEmailText.text}
        popoverTarget={noteId}
      >
        <MailWarning />
      </IconButton>
      <DropDown id={noteId}>
        <ConfirmEmailNote />
      </DropDown>
    </>
  );
}

/**
 * Checks the signed-in user again on return to this tab, since a mailed link may have been opened in another
 * one.
 */
function useConfirmedElsewhere(isWaiting: boolean): void {
  const { auth } = useBackend();
  useEffect(() => {
    if (!isWaiting) return;
    const end = new AbortController();
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      auth.refreshUser().catch((error: unknown) => console.error(error));
    };
    document.addEventListener('visibilitychange', look, end);
    // Two windows side by side are both visible.
    window.addEventListener('focus', look, end);
    return () => end.abort();
  }, [auth, isWaiting]);
}
