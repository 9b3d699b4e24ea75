import { Button } from '@chakra-ui/react';
import { MailCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { AccountMessage } from '../../components/account/AccountMessage.tsx';
import { loginPath } from '../../components/loginPath.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useProfile } from '../../stores/appStores.ts';
import { useBackend } from '../../stores/backend.ts';
import { accountText } from '../../text/account.ts';
import { LinkPending } from './LinkPending.tsx';
import type { LinkMode } from './readMailedLink.ts';
import { useMailedLink } from './useMailedLink.ts';

interface ConfirmedAddressProps {
  mode: Exclude<LinkMode, 'resetPassword'>;
  code: string;
  continuePath: string;
}

/** A link about the account's address. Following it is all there is to do; who it is for need not be logged in. */
export function ConfirmedAddress({ mode, code, continuePath }: ConfirmedAddressProps) {
  const { auth } = useBackend();
  const link = useMailedLink(() => auth.confirmEmail(code));
  if (link.status !== 'opened')
    return <LinkPending link={link} again={{ path: continuePath, label: accountText.goOn }} />;
  const words = accountText.confirmed[mode];
  return (
    <AccountMessage icon={<MailCheck />} title={words.title} text={words.text(link.email)}>
      <PageTitle page={words.title} />
      {mode === 'recoverEmail' && <NewPasswordButton email={link.email} />}
      <GoOn path={continuePath} />
    </AccountMessage>
  );
}

function NewPasswordButton({ email }: { email: string }) {
  return (
    <Button asChild size="lg">
      <Link to="/reset-password" state={{ email }}>
        {accountText.newPasswordNow}
      </Link>
    </Button>
  );
}

function GoOn({ path }: { path: string }) {
  const isAuth = useProfile((profile) => profile.isAuth);
  return (
    <Button asChild size="lg" variant="outline">
      {isAuth ? (
        <Link to={path}>{accountText.goOn}</Link>
      ) : (
        <Link to={loginPath(path)}>{accountText.logInNow}</Link>
      )}
    </Button>
  );
}
