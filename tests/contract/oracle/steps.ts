import type { Step } from './Outcome.ts';

const PASSWORD = 'analytical';

const client = (name: string, call: string, body: unknown, keep?: Step['keep']): Step => ({
  name,
  door: 'client',
  call: `accounts:${call}`,
  body,
  ...(keep && { keep }),
});
const admin = (name: string, call: string, body: unknown, keep?: Step['keep']): Step => ({
  name,
  door: 'admin',
  call,
  body,
  ...(keep && { keep }),
});
const renewal = (name: string, form: Record<string, string>): Step => ({
  name,
  door: 'token',
  call: 'token',
  body: form,
});
const session = { idToken: 'idToken', refreshToken: 'refreshToken', localId: 'localId' };
const link = (name: string, requestType: string, rest: object = {}): Step =>
  admin(
    name,
    'accounts:sendOobCode',
    { requestType, email: '{email}', returnOobLink: true, ...rest },
    { oobCode: 'oobLink?oobCode' },
  );

/** With a hash like ours; both accept it, but the emulator cannot verify passwords by it. */
const importOf = (user: object) => ({
  hashAlgorithm: 'STANDARD_SCRYPT',
  cpuMemCost: 16384,
  blockSize: 8,
  parallelization: 1,
  dkLen: 32,
  users: [
    { ...user, passwordHash: Buffer.alloc(32, 1).toString('base64url'), salt: 'c2FsdA', createdAt: 1e12 },
  ],
});

const signUp: readonly Step[] = [
  client('signUp', 'signUp', { email: '{email}', password: PASSWORD, returnSecureToken: true }, session),
  client('signUp: taken', 'signUp', { email: '{email}', password: PASSWORD }),
  client('signUp: taken, in capitals', 'signUp', { email: '{EMAIL}', password: PASSWORD }),
  client('signUp: no address', 'signUp', { email: 'no address', password: PASSWORD }),
  client('signUp: empty address', 'signUp', { email: '', password: PASSWORD }),
  client('signUp: weak password', 'signUp', { email: 'new-{email}', password: '12345' }),
  client('signUp: empty password', 'signUp', { email: 'new-{email}', password: '' }),
  client('signUp: no password', 'signUp', { email: 'new-{email}' }),
  client('signUp: nobody', 'signUp', { returnSecureToken: true }),
  client('signUp: address is a number', 'signUp', { email: 5, password: PASSWORD }),
  client('signUp: unknown field', 'signUp', { email: 'new-{email}', password: '12345', surprise: 1 }),
];

const signIn: readonly Step[] = [
  client(
    'signIn',
    'signInWithPassword',
    { email: '{email}', password: PASSWORD, returnSecureToken: true },
    session,
  ),
  client('signIn: in capitals', 'signInWithPassword', { email: '{EMAIL}', password: PASSWORD }),
  client('signIn: wrong password', 'signInWithPassword', { email: '{email}', password: 'wrong' }),
  client('signIn: unknown address', 'signInWithPassword', { email: 'nobody-{email}', password: PASSWORD }),
  client('signIn: empty password', 'signInWithPassword', { email: '{email}', password: '' }),
  client('signIn: no password', 'signInWithPassword', { email: '{email}' }),
  client('signIn: no address', 'signInWithPassword', { password: PASSWORD }),
  client('signIn: bad address', 'signInWithPassword', { email: 'no address', password: PASSWORD }),
];

const profile: readonly Step[] = [
  client('lookup', 'lookup', { idToken: '{idToken}' }),
  client('lookup: forged token', 'lookup', { idToken: 'forged' }),
  client('lookup: no token', 'lookup', {}),
  client('update: name and picture', 'update', {
    idToken: '{idToken}',
    displayName: 'Ada',
    photoUrl: 'https://example.com/ada.webp',
    returnSecureToken: true,
  }),
  client('lookup: after the change', 'lookup', { idToken: '{idToken}' }),
  client('update: without tokens', 'update', { idToken: '{idToken}', displayName: 'Ada' }),
  client('update: drops the picture', 'update', { idToken: '{idToken}', deleteAttribute: ['PHOTO_URL'] }),
  client('update: unknown attribute', 'update', { idToken: '{idToken}', deleteAttribute: ['SHOE_SIZE'] }),
  client('update: forged token', 'update', { idToken: 'forged', displayName: 'Eve' }),
  client('update: no token', 'update', { displayName: 'Eve' }),
  client('update: another address', 'update', { idToken: '{idToken}', email: 'other-{email}' }),
  client('update: the same address', 'update', { idToken: '{idToken}', email: '{email}' }),
  client('update: bad address', 'update', { idToken: '{idToken}', email: 'no address' }),
  client('update: weak password', 'update', { idToken: '{idToken}', password: '123' }),
  client('update: empty password', 'update', { idToken: '{idToken}', password: '' }),
  client(
    'update: new password',
    'update',
    { idToken: '{idToken}', password: 'difference', returnSecureToken: true },
    { idToken: 'idToken', refreshToken: 'refreshToken' },
  ),
  client('signIn: with the old password', 'signInWithPassword', { email: '{email}', password: PASSWORD }),
  client('signIn: with the new password', 'signInWithPassword', { email: '{email}', password: 'difference' }),
];

const renewals: readonly Step[] = [
  renewal('renew', { grant_type: 'refresh_token', refresh_token: '{refreshToken}' }),
  renewal('renew: forged', { grant_type: 'refresh_token', refresh_token: 'forged' }),
  renewal('renew: none', { grant_type: 'refresh_token' }),
  renewal('renew: other grant', { grant_type: 'password', refresh_token: '{refreshToken}' }),
];

const mails: readonly Step[] = [
  client('mail: reset', 'sendOobCode', { requestType: 'PASSWORD_RESET', email: '{email}' }),
  client('mail: reset of an unknown address', 'sendOobCode', {
    requestType: 'PASSWORD_RESET',
    email: 'nobody-{email}',
  }),
  client('mail: reset of a bad address', 'sendOobCode', {
    requestType: 'PASSWORD_RESET',
    email: 'no address',
  }),
  client('mail: reset of no address', 'sendOobCode', { requestType: 'PASSWORD_RESET' }),
  client('mail: reset with the link asked for', 'sendOobCode', {
    requestType: 'PASSWORD_RESET',
    email: '{email}',
    returnOobLink: true,
  }),
  client('mail: of no kind', 'sendOobCode', { email: '{email}' }),
  client('mail: of an unknown kind', 'sendOobCode', { requestType: 'LOVE_LETTER', email: '{email}' }),
  client('mail: verify', 'sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: '{idToken}' }),
  client('mail: verify with a forged token', 'sendOobCode', {
    requestType: 'VERIFY_EMAIL',
    idToken: 'forged',
  }),
  client('mail: verify without a token', 'sendOobCode', { requestType: 'VERIFY_EMAIL' }),
  client('mail: change', 'sendOobCode', {
    requestType: 'VERIFY_AND_CHANGE_EMAIL',
    idToken: '{idToken}',
    newEmail: 'changed-{email}',
  }),
  client('mail: change to a taken address', 'sendOobCode', {
    requestType: 'VERIFY_AND_CHANGE_EMAIL',
    idToken: '{idToken}',
    newEmail: '{email}',
  }),
  client('mail: change to a bad address', 'sendOobCode', {
    requestType: 'VERIFY_AND_CHANGE_EMAIL',
    idToken: '{idToken}',
    newEmail: 'no address',
  }),
  client('mail: sign-in link', 'sendOobCode', { requestType: 'EMAIL_SIGNIN', email: '{email}' }),
  client('mail: leading on to no web address', 'sendOobCode', {
    requestType: 'PASSWORD_RESET',
    email: '{email}',
    continueUrl: 'nowhere',
  }),
  client('mail: leading on to another site', 'sendOobCode', {
    requestType: 'PASSWORD_RESET',
    email: '{email}',
    continueUrl: 'https://elsewhere.example/',
  }),
];

const links: readonly Step[] = [
  link('link: reset', 'PASSWORD_RESET'),
  client('code: what for', 'resetPassword', { oobCode: '{oobCode}' }),
  client('code: weak password', 'resetPassword', { oobCode: '{oobCode}', newPassword: '123' }),
  client('code: applied to the wrong end', 'update', { oobCode: '{oobCode}' }),
  client('code: new password', 'resetPassword', { oobCode: '{oobCode}', newPassword: 'third password' }),
  client('code: used', 'resetPassword', { oobCode: '{oobCode}', newPassword: 'fourth password' }),
  client('code: forged', 'resetPassword', { oobCode: 'forged' }),
  client('code: none', 'resetPassword', {}),
  client('token from before the reset', 'lookup', { idToken: '{idToken}' }),
  renewal('renewal from before the reset', { grant_type: 'refresh_token', refresh_token: '{refreshToken}' }),
  client(
    'signIn: after the reset',
    'signInWithPassword',
    { email: '{email}', password: 'third password' },
    session,
  ),
  link('link: verify', 'VERIFY_EMAIL'),
  client('code: what for, verification', 'resetPassword', { oobCode: '{oobCode}' }),
  client('code: verifies', 'update', { oobCode: '{oobCode}' }),
  client('code: verifies again', 'update', { oobCode: '{oobCode}' }),
  client('code: forged verification', 'update', { oobCode: 'forged' }),
  link('link: change', 'VERIFY_AND_CHANGE_EMAIL', { newEmail: 'changed-{email}' }),
  client('code: what for, change', 'resetPassword', { oobCode: '{oobCode}' }),
  client('code: changes the address', 'update', { oobCode: '{oobCode}' }),
  client('signIn: with the new address', 'signInWithPassword', {
    email: 'changed-{email}',
    password: 'third password',
  }),
  link('link: of an unknown address', 'PASSWORD_RESET', { email: 'nobody-{email}' }),
  link('link: of a bad address', 'PASSWORD_RESET', { email: 'no address' }),
];

const admins: readonly Step[] = [
  admin('admin create', 'accounts', {
    localId: '{adminId}',
    email: 'admin-{email}',
    password: PASSWORD,
    displayName: 'Grace',
    emailVerified: true,
    disabled: false,
  }),
  admin('admin create: id taken', 'accounts', { localId: '{adminId}', email: 'admin2-{email}' }),
  admin('admin create: address taken', 'accounts', { email: 'admin-{email}' }),
  admin('admin create: bad address', 'accounts', { email: 'no address' }),
  admin('admin create: weak password', 'accounts', { email: 'admin3-{email}', password: '1' }),
  admin('admin create: long id', 'accounts', { localId: 'x'.repeat(129) }),
  admin('admin lookup by id', 'accounts:lookup', { localId: ['{adminId}'] }),
  admin('admin lookup by address', 'accounts:lookup', { email: ['admin-{email}'] }),
  admin('admin lookup: none', 'accounts:lookup', { localId: ['nobody'] }),
  admin('admin lookup: nothing asked', 'accounts:lookup', {}),
  admin('admin update: claims', 'accounts:update', {
    localId: '{adminId}',
    customAttributes: '{"isTeacher":true}',
  }),
  admin('admin update: claims that are no JSON', 'accounts:update', {
    localId: '{adminId}',
    customAttributes: 'no JSON',
  }),
  admin('admin update: a reserved claim', 'accounts:update', {
    localId: '{adminId}',
    customAttributes: '{"iss":"me"}',
  }),
  admin('admin update: claims too long', 'accounts:update', {
    localId: '{adminId}',
    customAttributes: JSON.stringify({ long: 'x'.repeat(1000) }),
  }),
  admin('admin update: name', 'accounts:update', { localId: '{adminId}', displayName: 'Countess' }),
  admin('admin update: unknown account', 'accounts:update', { localId: 'nobody', displayName: 'Nobody' }),
  admin('admin update: no account', 'accounts:update', { displayName: 'Nobody' }),
  admin('admin update: address taken', 'accounts:update', { localId: '{adminId}', email: 'changed-{email}' }),
  admin('admin update: disabled', 'accounts:update', { localId: '{adminId}', disableUser: true }),
  client('signIn: disabled', 'signInWithPassword', { email: 'admin-{email}', password: PASSWORD }),
  client('signIn: disabled, wrong password', 'signInWithPassword', {
    email: 'admin-{email}',
    password: 'wrong',
  }),
  client('mail: reset of a disabled account', 'sendOobCode', {
    requestType: 'PASSWORD_RESET',
    email: 'admin-{email}',
  }),
  admin('admin update: enabled', 'accounts:update', { localId: '{adminId}', disableUser: false }),
  { name: 'admin list', door: 'admin', call: 'accounts:batchGet?maxResults=1', method: 'GET' },
  { name: 'admin list: too many', door: 'admin', call: 'accounts:batchGet?maxResults=5000', method: 'GET' },
  admin('admin delete', 'accounts:delete', { localId: '{adminId}' }),
  admin('admin delete: unknown', 'accounts:delete', { localId: '{adminId}' }),
  admin('admin import', 'accounts:batchCreate', importOf({ localId: 'moved', email: 'moved-{email}' })),
  admin(
    'admin import: again',
    'accounts:batchCreate',
    importOf({ localId: 'moved', email: 'moved-{email}' }),
  ),
  admin(
    'admin import: bad address',
    'accounts:batchCreate',
    importOf({ localId: 'moved2', email: 'no address' }),
  ),
  admin(
    'admin import: address taken',
    'accounts:batchCreate',
    importOf({ localId: 'moved3', email: 'moved-{email}' }),
  ),
  admin('admin lookup: imported', 'accounts:lookup', { localId: ['moved'] }),
  admin('admin delete many', 'accounts:batchDelete', { localIds: ['nobody'], force: true }),
];

const endings: readonly Step[] = [
  client(
    'signIn: once more',
    'signInWithPassword',
    { email: 'changed-{email}', password: 'third password' },
    session,
  ),
  client('delete: forged token', 'delete', { idToken: 'forged' }),
  client('delete: no token', 'delete', {}),
  client('delete', 'delete', { idToken: '{idToken}' }),
  client('delete: again', 'delete', { idToken: '{idToken}' }),
  client('lookup: of a deleted account', 'lookup', { idToken: '{idToken}' }),
  renewal('renew: of a deleted account', { grant_type: 'refresh_token', refresh_token: '{refreshToken}' }),
  client('unknown method', 'levitate', {}),
];

/** Uses every call that the embedded backend serves, and the wrong forms of each. */
export const steps: readonly Step[] = [
  ...signUp,
  ...signIn,
  ...profile,
  ...renewals,
  ...mails,
  ...links,
  ...admins,
  ...endings,
];
