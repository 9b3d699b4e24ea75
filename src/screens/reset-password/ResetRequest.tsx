import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { AccountForm } from '../../components/account/AccountForm.tsx';
import { resetRequestSchema } from '../../components/account/credentials.ts';
import { TextField } from '../../components/form/TextField.tsx';
import { useForm } from '../../components/form/useForm.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useBackend } from '../../components/useBackend.ts';
import { accountText } from '../../text/account.ts';
import { ResetSent } from './ResetSent.tsx';

/** What /login passes on, so that nobody types the address twice. */
const typedSchema = v.object({ email: v.string() });

/** Asks for the address to mail a link to. The answer is the same whether it has an account or not. */
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
      <TextField label={accountText.fields.email} field={bind('email')} type="email" autoComplete="email" />
    </AccountForm>
  );
}
