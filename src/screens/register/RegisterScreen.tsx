import { Link as ChakraLink } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { AccountForm } from '../../components/account/AccountForm.tsx';
import { PASSWORD_MIN, registerSchema } from '../../components/account/credentials.ts';
import { WaitingDraft } from '../../components/account/WaitingDraft.tsx';
import { useProfile } from '../../components/appStores.ts';
import { PasswordField } from '../../components/form/PasswordField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { useForm } from '../../components/form/useForm.ts';
import { Link } from '../../components/Link.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { accountText } from '../../text/account.ts';

/** /register. Who is logged in is led on by the route. */
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
      words={accountText.register}
      otherPath={`/login?${search}`}
      isDoorOpen
      isBusy={isBusy}
      failure={failure}
      onSubmit={submit}
    >
      <PageTitle page={accountText.register.submit} />
      <WaitingDraft />
      <TextField label={fields.name} help={fields.nameHelp} field={bind('name')} autoComplete="name" />
      <TextField label={fields.email} field={bind('email')} type="email" autoComplete="email" />
      <PasswordField
        label={fields.password}
        help={fields.passwordHelp(PASSWORD_MIN)}
        field={bind('password')}
        autoComplete="new-password"
      />
      <PasswordField label={fields.repeat} field={bind('repeat')} autoComplete="new-password" />
      <ChakraLink asChild variant="underline" textStyle="sm" py="2" width="fit-content">
        <Link to="/pricing#privacy">{accountText.whatIsStored}</Link>
      </ChakraLink>
    </AccountForm>
  );
}
