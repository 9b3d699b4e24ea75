import { Box, Button, SimpleGrid } from '@chakra-ui/react';
import { useState } from 'react';
import { useProfile } from '../../shared/context/appStores.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { FailureLine } from '../../shared/form/FailureLine.tsx';
import { useForm } from '../../shared/form/useForm.ts';
import { toaster } from '../../shared/toast/toaster.ts';
import { PASSWORD_MIN, passwordChangeSchema } from '../form/credentials.ts';
import { PasswordField } from '../form/PasswordField.tsx';
import { accountText } from '../text/account.ts';
import { accountPageText } from '../text/accountPage.ts';
import { AccountSection } from './AccountSection.tsx';

/** Changes the password, confirmed by the current one. */
export function PasswordSection() {
  const [changes, setChanges] = useState(0);
  return (
    <AccountSection section="password" title={accountPageText.sections.password}>
      {/* A new form each time, so that the old passwords are discarded. */}
      <PasswordForm key={changes} onChanged={() => setChanges(changes + 1)} />
    </AccountSection>
  );
}

function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const { auth } = useBackend();
  const email = useProfile((profile) => profile.email);
  const { bind, submit, isBusy, failure } = useForm({
    schema: passwordChangeSchema,
    initial: { present: '', next: '' },
    onSubmit: async ({ present, next }) => {
      await auth.changePassword(present, next);
      toaster.create({ title: accountPageText.password.saved, type: 'success' });
      onChanged();
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      {/* Tells password managers which account it is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="5" mt="4">
        <PasswordField
          label={accountPageText.password.present}
          {...bind('present')}
          autoComplete="current-password"
        />
        <PasswordField
          label={accountText.fields.newPassword}
          help={accountText.fields.passwordHelp(PASSWORD_MIN)}
          {...bind('next')}
          autoComplete="new-password"
        />
      </SimpleGrid>
      <Box mt="3">
        <FailureLine failure={failure} />
      </Box>
      <Button type="submit" variant="outline" mt="3" loading={isBusy} loadingText={accountPageText.saving}>
        {accountPageText.password.submit}
      </Button>
    </form>
  );
}
