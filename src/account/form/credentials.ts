import * as v from 'valibot';
import { accountText } from '../text/account.ts';

const NAME_MAX = 60;
export const PASSWORD_MIN = 8;
/** The sign-in service refuses longer passwords. */
const PASSWORD_MAX = 4096;

/** Messages are functions, so that they use the language at the time of checking. */
const words = () => accountText.errors;

const name = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(() => words().nameMissing),
  v.maxLength(NAME_MAX, () => words().nameTooLong(NAME_MAX)),
);

const email = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(() => words().emailMissing),
  v.email(() => words().emailInvalid),
);

const newPassword = v.pipe(
  v.string(),
  v.nonEmpty(() => words().passwordMissing),
  v.minLength(PASSWORD_MIN, () => words().passwordTooShort(PASSWORD_MIN)),
  v.maxLength(PASSWORD_MAX, () => words().passwordTooLong(PASSWORD_MAX)),
);

/** The password of an existing account. */
const givenPassword = v.pipe(
  v.string(),
  v.nonEmpty(() => words().passwordMissing),
);

export const logInSchema = v.object({
  email,
  password: givenPassword,
});

export const nameSchema = v.object({ name });

export const passwordSchema = v.object({ password: givenPassword });

export const emailChangeSchema = v.object({ email, password: givenPassword });

export const passwordChangeSchema = v.object({ present: givenPassword, next: newPassword });

export const resetRequestSchema = v.object({ email });

const passwordTwice = {
  password: newPassword,
  repeat: v.pipe(
    v.string(),
    v.nonEmpty(() => words().repeatMissing),
  ),
};

const PASSWORDS = [['password'], ['repeat']] as const;

function isRepeated({ password, repeat }: { password: string; repeat: string }): boolean {
  return password === repeat;
}

export const newPasswordSchema = v.pipe(
  v.object(passwordTwice),
  v.forward(
    v.partialCheck(PASSWORDS, isRepeated, () => words().repeatDiffers),
    ['repeat'],
  ),
);

export const registerSchema = v.pipe(
  v.object({
    name,
    email,
    ...passwordTwice,
  }),
  v.forward(
    v.partialCheck(PASSWORDS, isRepeated, () => words().repeatDiffers),
    ['repeat'],
  ),
);
