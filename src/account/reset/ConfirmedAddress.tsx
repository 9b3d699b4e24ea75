import { Button } from '@chakra-ui/react';
import { MailCheck } from 'lucide-react';
import { useProfile } from '../../shared/context/appStores.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { Link } from '../../shared/kit/Link.tsx';
import { loginPath } from '../../shared/page/loginPath.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { AccountMessage } from '../form/AccountMessage.tsx';
import { accountText } from '../text/account.ts';
import { LinkPending } from './LinkPending.tsx';
import type { LinkMode } from './readMailedLink.ts';
import { useMailedLink } from './useMailedLink.ts';

interface ConfirmedAddressProps {
  mode: Exclude<LinkMode, 'resetPassword'>;
  code: string;
  continuePath: string;
}

/**
 * The page of a link about the account's address. Opening the link is enough; its owner need not be logged
 * in.
 */
export function ConfirmedAddress({ mode, code, continuePath }: ConfirmedAddressProps) {
  const { auth } = useBackend();
  const link = useMailedLink(() => auth.confirmEmail(code));
  const confirmed = useConfirmedEmail();
  if (link.status === 'opened')
    return <Confirmed mode={mode} email={link.email} continuePath={continuePath} />;
  // Mails are often opened twice: the second time everything is done already.
  if (mode === 'verifyEmail' && link.failure === 'linkUsed' && confirmed !== null)
    return <Confirmed mode={mode} email={confirmed} continuePath={continuePath} />;
  const hint = mode === 'verifyEmail' ? { hint: accountText.link.againInMenu } : {};
  return <LinkPending link={link} again={{ path: continuePath, label: accountText.goOn, ...hint }} />;
}

/** The current user's address if it is confirmed, else null. */
function useConfirmedEmail(): string | null {
  return useProfile(({ isAuth, isEmailVerified, email }) => (isAuth && isEmailVerified ? email : null));
}

interface ConfirmedProps extends Omit<ConfirmedAddressProps, 'code'> {
  email: string;
}

function Confirmed({ mode, email, continuePath }: ConfirmedProps) {
  const words = accountText.confirmed[mode];
  return (
    <AccountMessage icon={<MailCheck />} title={words.title} text={words.text(email)}>
      <PageTitle page={words.title} />
      {mode === 'recoverEmail' && <NewPasswordButton email={email} />}
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
