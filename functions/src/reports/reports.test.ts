// @isolation backend

import { beforeAll, expect, it } from 'vitest';
import { NAMELESS } from '../../../core/play/record/gameRecord.ts';
import type { ReportAction } from '../../../core/report/report.ts';
import { claimGuest } from '../account/claimGuest.ts';
import { purgeRoom } from '../bin/purgeRoom.ts';
import { forgetRoom } from '../cleaning/forgetRoom.ts';
import { act } from '../plays/act.ts';
import { startPlay } from '../plays/startPlay.ts';
import { deleteRoom } from '../rooms/deleteRoom.ts';
import { publishRoom } from '../rooms/publishRoom.ts';
import { createTestDeps, type TestDeps } from '../testing/createTestDeps.ts';
import { serveTests } from '../testing/serveTests.ts';
import { CREATOR, createTestRoom } from '../testing/testRoom.ts';
import { decideReport } from './decideReport.ts';
import { listReports } from './listReports.ts';
import { postReport } from './postReport.ts';

const ADMIN = { userId: 'admin-1', name: 'Mo' };
const PLAYER = { userId: 'player-1', name: 'Grace' };

serveTests();

let deps: TestDeps;

beforeAll(() => {
  deps = createTestDeps();
});

async function publish(roomId: string): Promise<void> {
  await deps.saveDraft(roomId, createTestRoom());
  expect(await publishRoom({ roomId, revision: 3 }, CREATOR, deps)).toMatchObject({ isPublished: true });
}

async function openReports() {
  const { reports } = await listReports({ status: 'open' }, ADMIN, deps);
  return reports.map(({ id }) => id);
}

function decide(reportId: string, action: ReportAction, answer = '') {
  return decideReport({ reportId, action, answer }, ADMIN, deps);
}

it('refuses a report of the sender’s own room or name', async () => {
  await publish('own');
  const own = postReport({ roomId: 'own', reason: 'other', note: '' }, CREATOR, deps);
  await expect(own).rejects.toMatchObject({ code: 'badRequest' });
  expect(await openReports()).toEqual([]);
});

it('hides a reported room until an admin opens it again, and gives its creator the reason', async () => {
  await publish('shut');
  const report = { roomId: 'shut', reason: 'copied', note: '' } as const;
  await postReport({ ...report, note: 'first' }, PLAYER, deps);
  await postReport({ ...report, note: 'second' }, PLAYER, deps);
  deps.passTime(1000);
  await postReport({ ...report, guestToken: 'one' }, null, deps);
  await postReport({ ...report, guestToken: 'two' }, null, deps);
  const { reports } = await listReports({ status: 'open' }, ADMIN, deps);
  expect(reports).toHaveLength(3);
  expect(reports[0]?.report).toMatchObject({ note: 'second', roomName: 'The study', creator: 'Ada' });
  expect(JSON.stringify(await deps.read(`reports/${reports[0]?.id}`))).not.toContain(PLAYER.userId);

  const { playId } = await startPlay({ roomId: 'shut' }, PLAYER, deps);
  await deps.db.doc('rooms/shut').update({ imageUrl: '/images/shut.webp' });
  const id = reports[0]?.id ?? '';
  const outcomes = await Promise.allSettled([1, 2].map(() => decide(id, 'hideRoom', 'Not yours.')));
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused).toEqual([
    expect.objectContaining({ reason: expect.objectContaining({ code: 'conflict' }) }),
  ]);
  expect(await openReports()).toEqual([]);
  const hidden = { reason: 'copied', answer: 'Not yours.' };
  expect(await deps.read('summary/shut')).toMatchObject({
    isPublished: false,
    hidden,
    imageUrl: '/images/shut.webp',
  });
  expect(await deps.read('hiddenRooms/shut')).toEqual({ roomId: 'shut' });
  const start = () => act({ playId, sequence: 1, action: { type: 'start' } }, PLAYER, deps);
  await expect(start()).rejects.toMatchObject({
    code: 'roomHidden',
    message: expect.stringContaining('taken offline'),
  });
  expect(await deps.read('summary/shut')).toMatchObject({ count: 0 });
  await expect(startPlay({ roomId: 'shut' }, PLAYER, deps)).rejects.toMatchObject({ code: 'notFound' });
  await expect(postReport(report, PLAYER, deps)).rejects.toMatchObject({ code: 'notFound' });
  const refusal = await publishRoom({ roomId: 'shut', revision: 3 }, CREATOR, deps);
  expect(refusal).toMatchObject({ isPublished: false, findings: [{ code: 'hiddenByAdmin' }] });

  await deps.db.doc('summary/shut').update({ roomName: 'Another name' });
  await decide(id, 'restoreRoom');
  await expect(decide(id, 'restoreRoom')).rejects.toMatchObject({ code: 'conflict' });
  const restored = { isPublished: true, hidden: null, roomName: 'The study' };
  expect(await deps.read('summary/shut')).toMatchObject(restored);
  expect(await deps.read('hiddenRooms/shut')).toBeUndefined();
  await expect(start()).resolves.toMatchObject({ events: [{ type: 'started' }] });
  await expect(startPlay({ roomId: 'shut' }, PLAYER, deps)).resolves.toMatchObject({ version: 1 });
  const entries = await deps.db.collection('audit').where('target', '==', 'rooms/shut').get();
  expect(entries.docs.map((entry) => entry.get('action')).sort()).toEqual([
    'decideReport:hideRoom',
    'decideReport:restoreRoom',
  ]);
});

it('keeps the mark of a hidden room that its creator deletes: it does not come back under its id', async () => {
  await publish('deleted');
  await postReport({ roomId: 'deleted', reason: 'insult', note: '' }, PLAYER, deps);
  const [id = ''] = await openReports();
  const { playId } = await startPlay({ roomId: 'deleted' }, PLAYER, deps);
  await decide(id, 'hideRoom');
  await deleteRoom({ roomId: 'deleted' }, CREATOR, deps);
  await purgeRoom({ roomId: 'deleted' }, CREATOR, deps);
  await forgetRoom(deps.db, 'deleted');
  expect(await deps.read('hiddenRooms/deleted')).toEqual({ roomId: 'deleted' });
  const gone = act({ playId, sequence: 1, action: { type: 'start' } }, PLAYER, deps);
  await expect(gone).rejects.toMatchObject({ code: 'notFound' });
});

it('restores a room that was hidden twice because of a report that came in meanwhile', async () => {
  await publish('twice');
  await postReport({ roomId: 'twice', reason: 'copied', note: '' }, PLAYER, deps);
  const [id = ''] = await openReports();
  const late = await deps.read(`reports/${id}`);
  await decide(id, 'hideRoom');
  await deps.db.doc('reports/late').set(late ?? {});
  await decide('late', 'hideRoom');
  await decide('late', 'restoreRoom');
  expect(await deps.read('summary/twice')).toMatchObject({ isPublished: true, hidden: null });
});

it('blanks a reported name, and restores it', async () => {
  await publish('named');
  const [recordId, roomId] = ['named_1_guest_1', 'named'];
  const record = { roomId, version: 1, playerId: 'guest_1', username: 'Rude', isNamed: true, time: 5 };
  await deps.db.doc(`furtherRecords/${recordId}`).set(record);
  const report = { roomId, recordId, reason: 'insult', note: '' } as const;
  await postReport(report, null, deps);
  const [id = ''] = await openReports();
  await expect(decide(id, 'hideRoom')).rejects.toMatchObject({ code: 'conflict' });
  deps.passTime(1000);
  await decide(id, 'blankName');
  expect(await deps.read(`furtherRecords/${recordId}`)).toMatchObject({ username: NAMELESS, isNamed: true });
  await expect(postReport(report, PLAYER, deps)).rejects.toMatchObject({ code: 'notFound' });
  const { reports, isMore } = await listReports({ status: 'decided' }, ADMIN, deps);
  expect(isMore).toBe(false);
  expect(reports[0]).toMatchObject({ id, report: { action: 'blankName', record: { name: 'Rude' } } });
  expect(await listReports({ status: 'decided', after: reports.at(-1)?.id ?? '' }, ADMIN, deps)).toEqual({
    reports: [],
    isMore: false,
  });
  await decide(id, 'restoreName');
  expect(await deps.read(`furtherRecords/${recordId}`)).toMatchObject({ username: 'Rude' });
});

it('decides all reports of the same target, however many, and restores the name after a later report', async () => {
  await publish('flooded');
  const [recordId, roomId] = ['flooded_1_guest_1', 'flooded'];
  const record = { roomId, version: 1, playerId: 'guest_1', username: 'Rude', isNamed: true, time: 5 };
  await deps.db.doc(`furtherRecords/${recordId}`).set(record);
  await postReport({ roomId, recordId, reason: 'insult', note: '' }, null, deps);
  const [id = ''] = await openReports();
  const report = await deps.read(`reports/${id}`);
  const batch = deps.db.batch();
  // This id sorts the report last.
  for (let at = 1000; at < 1210; at++) batch.set(deps.db.doc(`reports/0${at}`), { ...report });
  batch.set(deps.db.doc('reports/zz'), { ...report });
  batch.set(deps.db.doc('reports/another'), { ...report, target: 'another' });
  await batch.commit();
  await decide('zz', 'blankName');
  expect(await openReports()).toEqual(['another']);
  const audit = await deps.db.collection('audit').where('target', '==', `records/${recordId}`).get();
  expect(audit.docs.map((entry) => entry.get('details.reports'))).toEqual([212]);

  await deps.db.doc('reports/late').set(report ?? {});
  await decide('late', 'blankName');
  await decide('late', 'restoreName');
  expect(await deps.read(`furtherRecords/${recordId}`)).toMatchObject({ username: 'Rude' });
  await deps.db.doc('reports/another').delete();
});

it('blanks and restores a name that was reported as a guest’s and belongs to an account by now', async () => {
  await publish('claimed');
  const of = { roomId: 'claimed', version: 1, username: 'Rude', isNamed: true, time: 5, createdAt: 1 };
  await deps.db.doc('records/claimed_1_guest_2').set({ ...of, playerId: 'guest_2' });
  const report = { roomId: 'claimed', recordId: 'claimed_1_guest_2', reason: 'insult', note: '' } as const;
  await postReport(report, null, deps);
  await postReport(report, PLAYER, deps);
  const [id = '', other = ''] = await openReports();
  await claimGuest(deps.db, 'guest_2', { userId: 'grace', name: 'Grace' });
  await decide(id, 'blankName');
  expect(await deps.read('records/claimed_1_grace')).toMatchObject({ username: NAMELESS, playerId: 'grace' });
  expect(await deps.read(`reports/${other}`)).toMatchObject({ status: 'decided', reportedId: 'grace' });
  await decide(other, 'restoreName');
  expect(await deps.read('records/claimed_1_grace')).toMatchObject({ username: 'Rude' });
});

it('T15 blanks and restores one name of a team, also after its player has logged in', async () => {
  await publish('team');
  const seats = {
    0: { playerId: 'guest_3', username: 'Rude' },
    2: { playerId: 'ada', username: 'Ada' },
  };
  const [recordId, path] = ['team_1_play', 'teamRecords/team_1_play'];
  await deps.db.doc(path).set({ roomId: 'team', version: 1, seats, players: ['guest_3', 'ada'], time: 5 });
  const report = { roomId: 'team', recordId, seat: 0, reason: 'insult', note: '' } as const;
  const nothing = { code: 'notFound' };
  const { seat: _, ...withoutSeat } = report;
  await expect(postReport(withoutSeat, null, deps)).rejects.toMatchObject(nothing);
  await expect(postReport({ ...report, seat: 1 }, null, deps)).rejects.toMatchObject(nothing);
  const ada = { userId: 'ada', name: 'Ada' };
  await expect(postReport({ ...report, seat: 2 }, ada, deps)).rejects.toMatchObject({ code: 'badRequest' });
  await postReport(report, null, deps);
  const [id = ''] = await openReports();
  await claimGuest(deps.db, 'guest_3', { userId: 'grace', name: 'Grace' });
  expect(await deps.read(`reports/${id}`)).toMatchObject({ reportedId: 'grace' });
  await decide(id, 'blankName');
  expect(await deps.read(path)).toMatchObject({
    seats: { 0: { playerId: 'grace', username: NAMELESS }, 2: { username: 'Ada' } },
  });
  await expect(postReport(report, PLAYER, deps)).rejects.toMatchObject(nothing);
  await decide(id, 'restoreName');
  expect(await deps.read(path)).toMatchObject({ seats: { 0: { username: 'Rude' } } });
});
