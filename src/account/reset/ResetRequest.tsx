import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { useBackend } from '../../shared/context/useBackend.ts';
import { TextField } from '../../shared/form/TextField.tsx';
import { useForm } from '../../shared/form/useForm.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { AccountForm } from '../form/AccountForm.tsx';
import { resetRequestSchema } from '../form/credentials.ts';
import { accountText } from '../text/account.ts';
import { ResetSent } from './ResetSent.tsx';

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
      <TextField label={accountText.fields.email} field={bind('email')} type="email" autoComplete="email" />
    </AccountForm>
  );
}
