import { Box, Button, Text } from '@chakra-ui/react';
import { MailWarning } from 'lucide-react';
import { useProfile } from '../../shared/context/appStores.ts';
import { confirmEmailText } from '../text/confirmEmail.ts';
import { useSendVerification } from './useSendVerification.ts';

/** A notice in the account's menu while its address is not confirmed; nothing depends on that. */
export function ConfirmEmailNote() {
  const isVerified = useProfile((profile) => profile.isEmailVerified);
  const email = useProfile((profile) => profile.email);
  const send = useSendVerification();
  if (isVerified) return null;
  const words = confirmEmailText;
  return (
    <Box maxW="17rem" px="3.5" pt="2" pb="1" mb="1" borderBottomWidth="1px" borderColor="border">
      <Text textStyle="sm" fontWeight="600">
        {words.text}
      </Text>
      <Text textStyle="sm" color="fg.muted" truncate>
        {email}
      </Text>
      <Button variant="ghost" size="sm" ms="-3.5" color="accent" onClick={send}>
        <MailWarning /> {words.again}
      </Button>
    </Box>
  );
}
