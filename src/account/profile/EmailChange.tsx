import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useId, useState } from 'react';
import { useBackend } from '../../shared/context/useBackend.ts';
import { FailureLine } from '../../shared/form/FailureLine.tsx';
import { TextField } from '../../shared/form/TextField.tsx';
import { useForm } from '../../shared/form/useForm.ts';
import { toaster } from '../../shared/toast/toaster.ts';
import { emailChangeSchema } from '../form/credentials.ts';
import { PasswordField } from '../form/PasswordField.tsx';
import { accountPageText } from '../text/accountPage.ts';

/** Unfolds the form to change the address; `children` are other actions beside it. */
export function EmailChange({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const formId = useId();
  return (
    <>
      <Flex wrap="wrap" gap="3" mt="3">
        {children}
        <Button
          variant="outline"
          aria-expanded={isOpen}
          aria-controls={formId}
          onClick={() => setOpen(!isOpen)}
        >
          {accountPageText.email.open}
        </Button>
      </Flex>
      <div id={formId}>{isOpen && <EmailForm onSent={() => setOpen(false)} />}</div>
    </>
  );
}

function EmailForm({ onSent }: { onSent: () => void }) {
  const { auth } = useBackend();
  const words = accountPageText.email;
  const { bind, submit, isBusy, failure } = useForm({
    schema: emailChangeSchema,
    initial: { email: '', password: '' },
    onSubmit: async ({ email, password }) => {
      await auth.changeEmail(email, password);
      toaster.create({ title: words.sent(email), type: 'success' });
      onSent();
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="4" mt="2" align="start">
        <TextField label={words.newAddress} {...bind('email')} type="email" autoComplete="email" autoFocus />
        <PasswordField label={words.password} {...bind('password')} autoComplete="current-password" />
        <Text textStyle="sm" color="fg.muted">
          {words.help}
        </Text>
        <FailureLine failure={failure} />
        <Button type="submit" variant="outline" loading={isBusy} loadingText={accountPageText.saving}>
          {words.submit}
        </Button>
      </Stack>
    </form>
  );
}
