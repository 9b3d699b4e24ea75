import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../../shared/form/fieldErrors.ts';
import { accountText } from '../text/account.ts';
import { logInSchema, newPasswordSchema, registerSchema, resetRequestSchema } from './credentials.ts';

const words = accountText.errors;
const ada = { name: 'Ada', email: 'ada@example.org', password: 'open sesame', repeat: 'open sesame' };

describe('registerSchema', () => {
  it('takes a name, an e-mail address and a password given twice, without the spaces around', () => {
    const given = { ...ada, name: ' Ada ', email: ' ada@example.org ' };
    expect(fieldErrors(registerSchema, given)).toEqual({});
    expect(v.parse(registerSchema, given)).toEqual(ada);
  });

  it('names every empty field', () => {
    expect(fieldErrors(registerSchema, { name: ' ', email: '', password: '', repeat: '' })).toEqual({
      name: words.nameMissing,
      email: words.emailMissing,
      password: words.passwordMissing,
      repeat: words.repeatMissing,
    });
  });

  it.each([
    ['a name over the limit', { name: 'a'.repeat(61) }, { name: words.nameTooLong(60) }],
    ['an address without a host', { email: 'ada@' }, { email: words.emailInvalid }],
    ['a short password', { password: '1234567', repeat: '1234567' }, { password: words.passwordTooShort(8) }],
    ['two passwords', { repeat: 'open sesami' }, { repeat: words.repeatDiffers }],
  ])('refuses %s', (_case, change, errors) => {
    expect(fieldErrors(registerSchema, { ...ada, ...change })).toEqual(errors);
  });

  it('says that the passwords differ while another field is still wrong', () => {
    expect(fieldErrors(registerSchema, { ...ada, email: 'ada', repeat: 'other' })).toEqual({
      email: words.emailInvalid,
      repeat: words.repeatDiffers,
    });
  });
});

describe('logInSchema', () => {
  it('asks for an address and any password: the rules for new ones do not hold for old ones', () => {
    expect(fieldErrors(logInSchema, { email: 'ada@example.org', password: 'old' })).toEqual({});
    expect(fieldErrors(logInSchema, { email: 'ada', password: '' })).toEqual({
      email: words.emailInvalid,
      password: words.passwordMissing,
    });
  });
});

describe('newPasswordSchema', () => {
  it('asks for a password as registering does, given twice', () => {
    expect(fieldErrors(newPasswordSchema, { password: 'open sesame', repeat: 'open sesame' })).toEqual({});
    expect(fieldErrors(newPasswordSchema, { password: 'short', repeat: 'shirt' })).toEqual({
      password: words.passwordTooShort(8),
      repeat: words.repeatDiffers,
    });
  });
});

describe('resetRequestSchema', () => {
  it('asks for an address', () => {
    expect(fieldErrors(resetRequestSchema, { email: ' ada@example.org ' })).toEqual({});
    expect(fieldErrors(resetRequestSchema, { email: 'ada' })).toEqual({ email: words.emailInvalid });
    expect(fieldErrors(resetRequestSchema, { email: '' })).toEqual({ email: words.emailMissing });
  });
});
