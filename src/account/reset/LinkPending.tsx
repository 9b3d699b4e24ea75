import { Button, Flex, Spinner, Text } from '@chakra-ui/react';
import { Link2Off, TimerOff, Unplug } from 'lucide-react';
import { Link } from '../../shared/kit/Link.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { appText } from '../../shared/text/app.ts';
import { AccountFrame } from '../form/AccountFrame.tsx';
import { AccountMessage } from '../form/AccountMessage.tsx';
import { accountText } from '../text/account.ts';
import type { MailedLinkState } from './mailedLinkStore.ts';

interface LinkPendingProps {
  link: MailedLinkState;
  /** Where another link can be requested. */
  again?: { path: string; label: string; hint?: string };
}

/** The state of a link that is being checked, or is expired, used or unreachable. */
export function LinkPending({
  link,
  again = { path: '/reset-password', label: accountText.link.askAgain },
}: LinkPendingProps) {
  return (
    <>
      <PageTitle page={accountText.link.page} />
      {link.status === 'failed' ? <LinkFailure link={link} again={again} /> : <LinkChecking />}
    </>
  );
}

function LinkChecking() {
  return (
    <AccountFrame>
      <Flex role="status" align="center" gap="4" py="6">
        <Spinner color="accent" size="lg" borderWidth="3px" />
        <Text>{accountText.link.checking}</Text>
      </Flex>
    </AccountFrame>
  );
}

function LinkFailure({ link: { failure, open }, again }: Required<LinkPendingProps>) {
  const way = (
    <Button asChild size="lg">
      <Link to={again.path}>{again.label}</Link>
    </Button>
  );
  if (failure === 'linkExpired' || failure === 'linkUsed') {
    const { title, text } = failure === 'linkExpired' ? accountText.link.expired : accountText.link.used;
    return (
      <AccountMessage
        icon={failure === 'linkExpired' ? <TimerOff /> : <Link2Off />}
        title={title}
        text={[text, again.hint].filter(Boolean).join(' ')}
      >
        {way}
      </AccountMessage>
    );
  }
  return (
    <AccountMessage
      icon={<Unplug />}
      title={accountText.link.failed}
      text={appText.failures[failure ?? 'unknown']}
    >
      <Button size="lg" onClick={open}>
        {appText.retry}
      </Button>
    </AccountMessage>
  );
}
