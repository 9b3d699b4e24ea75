import { Link } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { useProfile } from '../../shared/context/appStores.ts';
import { TextField } from '../../shared/form/TextField.tsx';
import { useForm } from '../../shared/form/useForm.ts';
import { Link as RouterLink } from '../../shared/kit/Link.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { AccountForm } from '../form/AccountForm.tsx';
import { logInSchema } from '../form/credentials.ts';
import { PasswordField } from '../form/PasswordField.tsx';
import { wordsFor } from '../form/wordsFor.ts';
import { accountText } from '../text/account.ts';

/** /login. The route redirects users who are logged in. */
export function LoginScreen() {
  const logIn = useProfile((profile) => profile.logIn);
  const [search] = useSearchParams();
  const { bind, submit, isBusy, failure } = useForm({
    schema: logInSchema,
    initial: { email: '', password: '' },
    onSubmit: ({ email, password }) => logIn(email, password),
  });
  const { fields } = accountText;
  return (
    <AccountForm
      words={wordsFor(accountText.logIn, search)}
      otherPath={`/register?${search}`}
      isBusy={isBusy}
      failure={failure}
      onSubmit={submit}
    >
      <PageTitle page={accountText.logIn.submit} />
      <TextField label={fields.email} {...bind('email')} type="email" autoComplete="email" />
      <PasswordField label={fields.password} {...bind('password')} autoComplete="current-password" />
      <Link asChild variant="underline" alignSelf="flex-start" my="-3" py="2.5">
        <RouterLink to={`/reset-password?${search}`} state={{ email: bind('email').value }}>
          {accountText.logIn.forgot}
        </RouterLink>
      </Link>
    </AccountForm>
  );
}
