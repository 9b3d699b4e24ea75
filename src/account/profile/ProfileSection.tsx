import { Box, Button, Flex, SimpleGrid, Text } from '@chakra-ui/react';
import { Check, MailWarning } from 'lucide-react';
import { useProfile } from '../../shared/context/appStores.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { FailureLine } from '../../shared/form/FailureLine.tsx';
import { TextField } from '../../shared/form/TextField.tsx';
import { useForm } from '../../shared/form/useForm.ts';
import { Chip } from '../../shared/kit/Chip.tsx';
import { toaster } from '../../shared/toast/toaster.ts';
import { nameSchema } from '../form/credentials.ts';
import { useSendVerification } from '../mail/useSendVerification.ts';
import { accountText } from '../text/account.ts';
import { accountPageText } from '../text/accountPage.ts';
import { confirmEmailText } from '../text/confirmEmail.ts';
import { AccountSection } from './AccountSection.tsx';
import { EmailChange } from './EmailChange.tsx';

/** Name, address and date of the account (SPEC §3). */
export function ProfileSection() {
  return (
    <AccountSection section="profile" title={accountPageText.sections.profile}>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="5" mt="4">
        <NameForm />
        <Address />
      </SimpleGrid>
    </AccountSection>
  );
}

function NameForm() {
  const { auth } = useBackend();
  const present = useProfile((profile) => profile.name);
  const { bind, submit, isBusy, failure } = useForm({
    schema: nameSchema,
    initial: { name: present },
    onSubmit: async ({ name }) => {
      await auth.changeName(name);
      toaster.create({ title: accountPageText.profile.saved, type: 'success' });
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <TextField
        label={accountText.fields.name}
        help={accountPageText.profile.nameHelp}
        {...bind('name')}
        autoComplete="name"
      />
      <FailureLine failure={failure} />
      <Button type="submit" mt="3" loading={isBusy} loadingText={accountPageText.saving}>
        {accountPageText.save}
      </Button>
    </form>
  );
}

function Address() {
  const email = useProfile((profile) => profile.email);
  const isVerified = useProfile((profile) => profile.isEmailVerified);
  const createdAt = useProfile((profile) => profile.createdAt);
  return (
    <Box minW="0">
      <Text textStyle="sm" fontWeight="650">
        {accountText.fields.email}
      </Text>
      <Flex wrap="wrap" align="center" columnGap="2.5" rowGap="1" minH="11" mt="1.5">
        <Text overflowWrap="anywhere" minW="0">
          {email}
        </Text>
        <Confirmed isVerified={isVerified} />
      </Flex>
      {createdAt && (
        <Text textStyle="sm" color="fg.muted" mt="1.5">
          {accountPageText.profile.since(createdAt)}
        </Text>
      )}
      <EmailChange>{!isVerified && <SendAgain />}</EmailChange>
    </Box>
  );
}

function Confirmed({ isVerified }: { isVerified: boolean }) {
  const { confirmed, unconfirmed } = accountPageText.profile;
  return (
    <Chip tone={isVerified ? 'success' : 'warning'}>
      {isVerified ? <Check aria-hidden /> : <MailWarning aria-hidden />}
      {isVerified ? confirmed : unconfirmed}
    </Chip>
  );
}

function SendAgain() {
  const send = useSendVerification();
  return (
    <Button variant="outline" onClick={send}>
      {confirmEmailText.again}
    </Button>
  );
}
