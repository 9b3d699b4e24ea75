import { useForm } from '../../shared/form/useForm.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { AccountForm } from '../form/AccountForm.tsx';
import { newPasswordSchema, PASSWORD_MIN } from '../form/credentials.ts';
import { PasswordField } from '../form/PasswordField.tsx';
import { accountText } from '../text/account.ts';

interface NewPasswordFormProps {
  email: string;
  onSave: (password: string) => Promise<void>;
}

export function NewPasswordForm({ email, onSave }: NewPasswordFormProps) {
  const { bind, submit, isBusy, failure } = useForm({
    schema: newPasswordSchema,
    initial: { password: '', repeat: '' },
    onSubmit: ({ password }) => onSave(password),
  });
  const { fields, newPassword } = accountText;
  return (
    <AccountForm
      words={{ ...newPassword, lead: newPassword.lead(email) }}
      otherPath="/login"
      isBusy={isBusy}
      failure={failure}
      onSubmit={submit}
    >
      <PageTitle page={newPassword.page} />
      {/* Password managers store a new password under the preceding user name. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={fields.newPassword}
        help={fields.passwordHelp(PASSWORD_MIN)}
        {...bind('password')}
        autoComplete="new-password"
      />
      <PasswordField label={fields.repeat} {...bind('repeat')} autoComplete="new-password" />
    </AccountForm>
  );
}
