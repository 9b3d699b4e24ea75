import { Link as ChakraLink } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { useProfile } from '../../shared/context/appStores.ts';
import { TextField } from '../../shared/form/TextField.tsx';
import { useForm } from '../../shared/form/useForm.ts';
import { Link } from '../../shared/kit/Link.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { AccountForm } from '../form/AccountForm.tsx';
import { PASSWORD_MIN, registerSchema } from '../form/credentials.ts';
import { PasswordField } from '../form/PasswordField.tsx';
import { accountText } from '../text/account.ts';
import { WaitingDraft } from './WaitingDraft.tsx';

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
