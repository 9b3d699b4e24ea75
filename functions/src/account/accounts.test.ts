// @isolation backend

import { beforeAll, describe, expect, it } from 'vitest';
import type { AccountChange } from '../../../core/account/managedAccount.ts';
import type { ListCursor } from '../../../core/calls/pieces/cursors.ts';
import { listAudit } from '../audit/listAudit.ts';
import type { HttpError } from '../http/HttpError.ts';
import { createTestDeps, type TestDeps } from '../testing/createTestDeps.ts';
import { serveTests } from '../testing/serveTests.ts';
import { changeAccount } from './changeAccount.ts';
import { deleteAccount } from './deleteAccount.ts';
import { keepAccount } from './keepAccount.ts';
import { listAccounts } from './listAccounts.ts';

serveTests();

const ADA = { userId: 'ada', name: 'Ada Brass' };
const NAMES = Array.from({ length: 60 }, (_, number) => `Pupil ${number}`);
let deps: TestDeps;

beforeAll(async () => {
  deps = createTestDeps();
  const { auth, db } = deps;
  const people = [
    ...NAMES.map((displayName, at) => [`p${at}`, displayName] as const),
    ['ada', ADA.name] as const,
  ];
  for (const [uid, displayName] of people)
    await auth.createUser({ uid, displayName, email: `${uid}@school.example` });
  await db.doc('users/ada').set({ userId: 'ada', roomCount: 2, lastRoomId: '', is_admin: true });
  await db.doc('summary/r1').set({ creatorId: 'ada', count: 3 });
  await db.doc('summary/r2').set({ creatorId: 'ada', count: 4 });
});

const change = (userId: string, what: AccountChange) => changeAccount({ userId, change: what }, ADA, deps);
const codeOf = (work: Promise<unknown>) => work.then(() => 'done').catch((error: HttpError) => error.code);

async function listAll(search: string): Promise<readonly string[]> {
  const ids: string[] = [];
  let after: ListCursor | null = null;
  do {
    const page = await listAccounts({ search, after }, ADA, deps);
    expect(page.accounts.length).toBeLessThanOrEqual(25);
    ids.push(...page.accounts.map(({ userId }) => userId));
    after = page.next;
  } while (after !== null);
  return ids;
}

describe('listAccounts', () => {
  it('returns name, address, creation time, plan, status, rooms and plays', async () => {
    const { accounts, next } = await listAccounts({ search: 'brass', after: null }, ADA, deps);
    expect(next).toBeNull();
    expect(accounts).toMatchObject([
      {
        userId: 'ada',
        name: 'Ada Brass',
        email: 'ada@school.example',
        isAdmin: true,
        plan: 'free',
        rooms: 2,
        plays: 7,
      },
    ]);
    expect(accounts[0]?.createdAt).toBeGreaterThan(1_700_000_000);
  });

  it('counts plays correctly also for creators with more rooms than one query reads', async () => {
    const writer = deps.db.bulkWriter();
    for (let room = 0; room < 1000; room++)
      void writer.set(deps.db.doc(`summary/many${room}`), { creatorId: 'p9', count: 2 });
    await writer.close();
    const { accounts } = await listAccounts({ search: 'pupil 9', after: null }, ADA, deps);
    expect(accounts.map(({ userId, plays }) => [userId, plays])).toEqual([['p9', 2000]]);
  });

  it('lists all accounts in pages, each once', async () => {
    const ids = await listAll('');
    expect(new Set(ids).size).toBe(61);
    expect(ids).toHaveLength(61);
  });

  it('finds by beginnings of words of name and address, and by a whole address', async () => {
    expect(await listAll('pup 17')).toEqual(['p17']);
    expect(await listAll('P17@School.example')).toEqual(['p17']);
    expect(await listAll('p5@sch')).toEqual(expect.arrayContaining(['p5']));
    expect((await listAll('school')).length).toBe(61);
    expect(await listAll('nobody')).toEqual([]);
  });

  it('finds a changed name at once, and no deleted account', async () => {
    await deps.auth.updateUser('p3', { displayName: 'Zoë Quill' });
    await keepAccount({}, { userId: 'p3', name: '' }, deps);
    expect(await listAll('zoe qui')).toEqual(['p3']);
    await deps.auth.deleteUser('p4');
    await keepAccount({}, { userId: 'p4', name: '' }, deps);
    expect(await listAll('pupil 4')).not.toContain('p4');
  });
});

describe('changeAccount', () => {
  it('grants Pro as SPEC says, and revokes granted plans, but no paid ones', async () => {
    expect(await change('p1', 'grantPro')).toMatchObject({ plan: 'granted', isAdmin: false });
    const stored = await deps.read('users/p1');
    expect(stored).toMatchObject({ isPro: true, stripeId: 'granted', roomCount: 0 });
    expect(stored?.end_datetime.toDate()).toEqual(new Date('2099-12-31T23:59:59Z'));
    expect(await codeOf(change('p1', 'grantPro'))).toBe('conflict');
    expect(await change('p1', 'takePro')).toMatchObject({ plan: 'free', endsAt: null });
    expect(await codeOf(change('p1', 'takePro'))).toBe('conflict');
    await deps.db.doc('users/p2').set({ ...stored, userId: 'p2', stripeId: 'cus_1' });
    expect(await codeOf(change('p2', 'takePro'))).toBe('conflict');
  });

  it('disables an account, which then cannot log in, and enables it again', async () => {
    expect(await change('p5', 'disable')).toMatchObject({ isDisabled: true });
    expect((await deps.auth.getUser('p5')).disabled).toBe(true);
    expect(await change('p5', 'enable')).toMatchObject({ isDisabled: false });
    expect(await codeOf(change('ada', 'disable'))).toBe('conflict');
    expect(await codeOf(change('nobody', 'disable'))).toBe('notFound');
  });

  it('never loses the last admin, even if two demote each other at once', async () => {
    expect(await codeOf(change('ada', 'takeAdmin'))).toBe('conflict');
    const recent = { ...ADA, signedInAt: deps.now() / 1000 };
    expect(await codeOf(deleteAccount({}, recent, deps))).toBe('conflict');
    await change('p6', 'grantAdmin');
    await deps.db.doc('users/p6').update({ is_disabled: true });
    expect(await codeOf(change('ada', 'takeAdmin'))).toBe('conflict');
    await deps.db.doc('users/p6').update({ is_disabled: false });
    const codes = await Promise.all([codeOf(change('ada', 'takeAdmin')), codeOf(change('p6', 'takeAdmin'))]);
    expect(codes.toSorted()).toEqual(['conflict', 'done']);
  });

  it('writes each change into the audit log, and no refused one', async () => {
    const { lines, next } = await listAudit({ after: null }, ADA, deps);
    const said = lines.map(({ byName, action, target }) => `${byName} ${action} ${target}`);
    expect(next).toBeNull();
    expect(said).toContain('Ada Brass changeAccount:grantPro p1');
    expect(said).toHaveLength(6);
  });
});
