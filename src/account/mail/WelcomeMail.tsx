import { Box, Button, Flex, IconButton, Link } from '@chakra-ui/react';
import { MailCheck, MailWarning, X } from 'lucide-react';
import { useProfile } from '../../shared/context/appStores.ts';
import { confirmEmailText } from '../text/confirmEmail.ts';
import { welcomeMailText } from '../text/welcomeMail.ts';
import { useMailbox } from './useMailbox.ts';
import { useSendVerification } from './useSendVerification.ts';

/** A banner after registering: where the confirmation mail went. */
export function WelcomeMail() {
  const state = useProfile((profile) => profile.welcomeMail);
  const email = useProfile((profile) => profile.email);
  const close = useProfile((profile) => profile.dismissWelcomeMail);
  const send = useSendVerification();
  const mailbox = useMailbox();
  if (state === null) return null;
  const isSent = state === 'sent';
  return (
    <Flex
      role="status"
      align="center"
      gap="3"
      ps="4"
      pe="2"
      py="2"
      bg={isSent ? 'bg.success' : 'bg.warning'}
      borderBottomWidth="1px"
      borderColor={isSent ? 'border.success' : 'border.warning'}
      css={{ '& > svg': { boxSize: '5', flexShrink: '0' } }}
    >
      {isSent ? <MailCheck aria-hidden /> : <MailWarning aria-hidden />}
      <Flex flex="1" minW="0" align="center" columnGap="4" wrap="wrap">
        <Box flex="1 1 18rem" minW="0" textStyle="sm" overflowWrap="anywhere">
          {welcomeMailText[state](email)}
        </Box>
        {isSent && mailbox !== null && (
          <Link href={mailbox} textStyle="sm" fontWeight="600" variant="underline" py="2.5">
            {confirmEmailText.mailbox}
          </Link>
        )}
        {!isSent && (
          <Button size="sm" minH="11" variant="outline" onClick={() => [close(), void send()]}>
            {confirmEmailText.again}
          </Button>
        )}
      </Flex>
      <IconButton variant="ghost" flexShrink="0" aria-label={welcomeMailText.seen} onClick={close}>
        <X />
      </IconButton>
    </Flex>
  );
}
