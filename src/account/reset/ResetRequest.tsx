import { Button, Text } from '@chakra-ui/react';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { useBackend } from '../../shared/context/useBackend.ts';
import { TextField } from '../../shared/form/TextField.tsx';
import { useForm } from '../../shared/form/useForm.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { AccountForm } from '../form/AccountForm.tsx';
import { AccountMessage } from '../form/AccountMessage.tsx';
import { resetRequestSchema } from '../form/credentials.ts';
import { useMailbox } from '../mail/useMailbox.ts';
import { accountText } from '../text/account.ts';

/** Passed on by /login, so that nobody types the address twice. */
const typedSchema = v.object({ email: v.string() });

/** Asks for the address to send a link to. The response is the same whether it has an account or not. */
export function ResetRequest() {
  const { auth } = useBackend();
  const { state } = useLocation();
  const [search] = useSearchParams();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { bind, submit, isBusy, failure } = useForm({
    schema: resetRequestSchema,
    initial: { email: v.is(typedSchema, state) ? state.email : '' },
    onSubmit: async ({ email }) => {
      await auth.requestPasswordReset(email);
      setSentTo(email);
    },
  });
  if (sentTo !== null) return <ResetSent email={sentTo} onBack={() => setSentTo(null)} />;
  return (
    <AccountForm
      words={accountText.resetRequest}
      otherPath={`/login?${search}`}
      isBusy={isBusy}
      failure={failure}
      onSubmit={submit}
    >
      <PageTitle page={accountText.resetRequest.title} />
      <TextField label={accountText.fields.email} {...bind('email')} type="email" autoComplete="email" />
    </AccountForm>
  );
}

/** After the request: the same text whether the address has an account or not. */
function ResetSent({ email, onBack }: { email: string; onBack: () => void }) {
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
