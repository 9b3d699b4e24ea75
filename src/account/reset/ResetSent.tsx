import { Button, Text } from '@chakra-ui/react';
import { MailCheck } from 'lucide-react';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { AccountMessage } from '../form/AccountMessage.tsx';
import { useMailbox } from '../mail/useMailbox.ts';
import { accountText } from '../text/account.ts';

/** After the request: the same text whether the address has an account or not. */
export function ResetSent({ email, onBack }: { email: string; onBack: () => void }) {
  const mailbox = useMailbox();
  const words = accountText.resetSent;
  return (
    <AccountMessage icon={<MailCheck />} title={words.title} text={words.text(email)}>
      <PageTitle page={words.title} />
      {mailbox && (
        <Button asChild size="lg">
          <a href={mailbox}>{accountText.mailbox}</a>
        </Button>
      )}
      <Text color="fg.muted">{words.other}</Text>
      <Button variant="outline" size="lg" onClick={onBack}>
        {words.otherAddress}
      </Button>
    </AccountMessage>
  );
}
