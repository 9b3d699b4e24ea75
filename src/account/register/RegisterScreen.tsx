import { Link as ChakraLink } from '@chakra-ui/react';
import { Archive } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useProfile } from '../../shared/context/appStores.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { TextField } from '../../shared/form/TextField.tsx';
import { useForm } from '../../shared/form/useForm.ts';
import { Link } from '../../shared/kit/Link.tsx';
import { Notice } from '../../shared/kit/Notice.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { GUEST_OWNER } from '../../shared/ports/DraftsPort.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { PASSWORD_MIN, registerSchema } from '../form/credentials.ts';
import { PasswordField } from '../form/PasswordField.tsx';
import { wordsFor } from '../form/wordsFor.ts';
import { accountText } from '../text/account.ts';

/** /register. The route redirects users who are logged in. */
export function RegisterScreen() {
  const register = useProfile((profile) => profile.register);
  const [search] = useSearchParams();
  const { bind, submit, isBusy, failure } = useForm({
    schema: registerSchema,
    initial: { name: '', email: '', password: '', repeat: '' },
    onSubmit: ({ name, email, password }) => register(name, email, password),
  });
  const { fields } = accountText;
  return (
    <AccountForm
      words={wordsFor(accountText.register, search)}
      otherPath={`/login?${search}`}
      isDoorOpen
      isBusy={isBusy}
      failure={failure}
      onSubmit={submit}
    >
      <PageTitle page={accountText.register.submit} />
      <WaitingDraft />
      <TextField label={fields.name} help={fields.nameHelp} {...bind('name')} autoComplete="name" />
      <TextField label={fields.email} {...bind('email')} type="email" autoComplete="email" />
      <PasswordField
        label={fields.password}
        help={fields.passwordHelp(PASSWORD_MIN)}
        {...bind('password')}
        autoComplete="new-password"
      />
      <PasswordField label={fields.repeat} {...bind('repeat')} autoComplete="new-password" />
      <ChakraLink asChild variant="underline" textStyle="sm" py="2" width="fit-content">
        <Link to="/pricing#privacy">{accountText.whatIsStored}</Link>
      </ChakraLink>
    </AccountForm>
  );
}

/** Names the draft in this browser that will move to the new account. */
function WaitingDraft() {
  const { drafts } = useBackend();
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    const wanted = { owner: GUEST_OWNER, roomId: null };
    drafts
      .loadDraft(wanted, () => {})
      .then(
        (draft) => setName(draft?.room.roomName ?? null),
        // A browser without storage has no draft.
        (error: unknown) => console.error(error),
      );
  }, [drafts]);
  if (name === null) return null;
  return (
    <Notice tone="info" role="status">
      <Archive aria-hidden /> <span>{accountText.waitingDraft(name)}</span>
    </Notice>
  );
}
