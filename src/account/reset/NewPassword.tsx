import { Button } from '@chakra-ui/react';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useProfile } from '../../shared/context/appStores.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { Link } from '../../shared/kit/Link.tsx';
import { loginPath } from '../../shared/page/loginPath.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import type { BackendErrorCode } from '../../shared/ports/BackendError.ts';
import { failureCode } from '../../shared/store/failure.ts';
import { AccountMessage } from '../form/AccountMessage.tsx';
import { accountText } from '../text/account.ts';
import { LinkPending } from './LinkPending.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { useMailedLink } from './useMailedLink.ts';

/** The page of a link for a new password: checks it, sets the password, and logs in. */
export function NewPassword({ code, continuePath }: { code: string; continuePath: string }) {
  const { auth } = useBackend();
  const logIn = useProfile((profile) => profile.logIn);
  const navigate = useNavigate();
  const link = useMailedLink(() => auth.checkPasswordReset(code));
  const [isSaved, setSaved] = useState(false);
  const [spoilt, setSpoilt] = useState<BackendErrorCode | null>(null);

  async function save(password: string) {
    try {
      await auth.resetPassword(code, password);
    } catch (error) {
      const failure = failureCode(error);
      if (failure !== 'linkExpired' && failure !== 'linkUsed') throw error;
      return setSpoilt(failure);
    }
    try {
      await logIn(link.email, password);
      navigate(continuePath, { replace: true });
    } catch (error) {
      // The password is saved all the same, so the form must not ask again.
      console.error(error);
      setSaved(true);
    }
  }

  if (isSaved) return <PasswordSaved continuePath={continuePath} />;
  if (spoilt) return <LinkPending link={{ ...link, status: 'failed', failure: spoilt }} />;
  if (link.status !== 'opened') return <LinkPending link={link} />;
  return <NewPasswordForm email={link.email} onSave={save} />;
}

function PasswordSaved({ continuePath }: { continuePath: string }) {
  const { title, text } = accountText.passwordSaved;
  return (
    <AccountMessage icon={<KeyRound />} title={title} text={text}>
      <PageTitle page={title} />
      <Button asChild size="lg">
        <Link to={loginPath(continuePath)}>{accountText.logInNow}</Link>
      </Button>
    </AccountMessage>
  );
}
