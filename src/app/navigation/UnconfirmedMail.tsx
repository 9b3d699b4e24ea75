import { IconButton } from '@chakra-ui/react';
import { MailWarning } from 'lucide-react';
import { useId } from 'react';
import { ConfirmEmailNote } from '../../account/mail/ConfirmEmailNote.tsx';
import { confirmEmailText } from '../../account/text/confirmEmail.ts';
import { useProfile } from '../../shared/context/appStores.ts';
import { DropDown } from './DropDown.tsx';
import { useConfirmedElsewhere } from './useConfirmedElsewhere.ts';

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
