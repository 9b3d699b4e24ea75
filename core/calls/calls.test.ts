import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { definitionOf } from '../lock/faces.ts';
import { act } from '../play/act.ts';
import type { PlayEvent } from '../play/model.ts';
import { parseGameRecord } from '../play/record/gameRecord.ts';
import { diffView } from '../play/view/diffView.ts';
import type { ViewJournalEntry } from '../play/view/playerView.ts';
import { nameOf, toPlayerView } from '../play/view/toPlayerView.ts';
import { parseSummaryEntry } from '../room/lists/parseSummaryEntry.ts';
import type { SummaryEntry } from '../room/lists/summaryEntry.ts';
import { findProblems } from '../solve/findings/findProblems.ts';
import { furnish } from '../testing/build.ts';
import { Choices } from '../testing/choices.ts';
import { chestEntry, keyEntry } from '../testing/entries.ts';
import { newPlay, START, startedPlay } from '../testing/playing.ts';
import { FACE_TYPES, randomFace } from '../testing/randomFace.ts';
import { parseWith } from '../util/parseWith.ts';
import { callErrorSchema } from './callError.ts';
import { actCall } from './play/act.ts';
import { startPlayCall } from './play/startPlay.ts';
import { postReportCall } from './room/postReport.ts';
import { publishRoomCall } from './room/publishRoom.ts';
import { summaryCall } from './room/summary.ts';

const room = furnish({ chest: chestEntry, key: keyEntry });
const play = startedPlay(room);
const shownFaces = FACE_TYPES.map((type) => {
  const face = randomFace(type, new Choices([]));
  return definitionOf(face).view(face, { answer: '', seed: 'seed' });
});

describe('requests', () => {
  it.each([
    ['touch'],
    [{ isTouch: 'yes', isUpright: true }],
    [{ isTouch: true }],
    [{ isTouch: 1, isUpright: 0 }],
    [[true, false]],
    [null],
  ])('I8 an action with the invented device %j is refused', (device) => {
    const start = { playId: 'play-1', sequence: 1, action: { type: 'start' } };
    expect(parseWith(actCall.request, start).ok).toBe(true);
    expect(parseWith(actCall.request, { ...start, device }).ok).toBe(false);
  });

  it('I8 of a device no more than the two facts is taken', () => {
    const device = { isTouch: true, isUpright: false };
    const start = { playId: 'play-1', sequence: 1, action: { type: 'start' } };
    const told = { ...start, device: { ...device, model: 'Phone 12', width: 390 } };
    expect(parseWith(actCall.request, told)).toMatchObject({ ok: true, value: { ...start, device } });
  });

  it('CA1 a summary query comes as text, with the dashboard’s defaults', () => {
    expect(parseWith(summaryCall.request, { isPublished: 'true' })).toEqual({
      ok: true,
      value: { isPublished: true, sortBy: 'createdAt', order: 'desc', limit: 6 },
    });
    const full = { isPublished: 'true', sortBy: 'count', order: 'desc', limit: '24', startAfter: 'room-1' };
    expect(parseWith(summaryCall.request, full)).toEqual({
      ok: true,
      value: { ...full, isPublished: true, limit: 24 },
    });
  });

  it.each([
    [{}],
    [{ isPublished: 'false' }],
    [{ isPublished: 'true', limit: '25' }],
    [{ isPublished: 'true', limit: '0' }],
    [{ isPublished: 'true', limit: '-1' }],
    [{ isPublished: 'true', limit: '1e3' }],
    [{ isPublished: 'true', sortBy: 'creator' }],
    [{ isPublished: 'true', order: 'asc' }],
    [{ isPublished: 'true', startAfter: 'a/b' }],
    [{ isPublished: 'true', search: '' }],
    [{ isPublished: 'true', search: 'x'.repeat(81) }],
    [{ isPublished: 'true', search: ['tomb', 'tax'] }],
  ])('a summary query %j is refused', (query) => {
    expect(parseWith(summaryCall.request, query).ok).toBe(false);
  });

  it.each([
    ...['', 'a/b', '.', '..', '__x__', 'x'.repeat(201), 7, null],
    ...['\ud800', 'a\udfffb', '\u0000', '__a\nb__'],
  ])('%j names no document', (id) => {
    expect(parseWith(publishRoomCall.request, { roomId: id, revision: 1 }).ok).toBe(false);
    expect(parseWith(startPlayCall.request, { roomId: id }).ok).toBe(false);
    expect(parseWith(startPlayCall.request, { roomId: 'room', playId: id }).ok).toBe(false);
  });

  it('CA1 a report names a record by a valid document id', () => {
    const takes = (recordId: string) =>
      parseWith(postReportCall.request, { roomId: 'room', recordId, reason: 'insult' }).ok;
    expect(takes('room-1_12_guest_0123456789abcdef0123')).toBe(true);
    // Three bytes in UTF-8.
    const longest = `a_1_${'鍵'.repeat(396)}`;
    expect([takes(longest), takes(`${longest}鍵`)]).toEqual([true, false]);
    for (const id of ['__a_1_b__', 'a_1', 'a/b_1_c', 'a_1_\n', 'a_1_\ud83d', `${'a_'.repeat(190)}/`])
      expect([id, takes(id)]).toEqual([id, false]);
  });

  it('an action is one of the closed list, with its own fields alone', () => {
    const request = (action: unknown) => parseWith(actCall.request, { playId: 'p', sequence: 1, action });
    const actions = [
      { type: 'start' },
      { type: 'tick' },
      { type: 'click', item: 'x' },
      { type: 'enterPassword', item: 'x', password: '' },
      { type: 'select', item: null },
      { type: 'useItem', item: 'x', on: 'y' },
    ];
    for (const action of actions) {
      expect(request({ ...action, escape: true })).toMatchObject({ ok: true, value: { action } });
    }
    expect(request({ type: 'start', escape: true })).toEqual({
      ok: true,
      value: { playId: 'p', sequence: 1, action: { type: 'start' } },
    });
    const wrong = [
      { type: 'escape' },
      { type: 'click' },
      { type: 'click', item: { $ne: null } },
      { type: 'enterPassword', item: 'x', password: 'x'.repeat(1000) },
      'click',
      null,
    ];
    expect(wrong.map((action) => request(action).ok)).toEqual(wrong.map(() => false));
  });

  it.each([-1, 1.5, '1', Number.NaN])('a sequence number is no %j', (sequence) => {
    expect(parseWith(actCall.request, { playId: 'p', sequence, action: { type: 'tick' } }).ok).toBe(false);
  });
});

describe('answers', () => {
  it('accept every view, change and finding exactly as the core makes them', () => {
    const view = toPlayerView({ room, play, at: START });
    const start = { playId: 'p', playerId: 'u', guestToken: null, version: 1, board: 1, sequence: 0, view };
    expect(v.parse(startPlayCall.answer, start)).toEqual(start);
    const click = { type: 'click', item: nameOf(play, 'chest') } as const;
    const { play: _, ...outcome } = act({ room, play, at: START + 9 }, click);
    const answer = { sequence: 1, ...outcome };
    expect(v.parse(actCall.answer, answer)).toEqual(answer);
    const started = diffView(toPlayerView({ room, play: newPlay(room), at: START }), view);
    expect(v.parse(actCall.answer, { ...answer, change: started }).change).toEqual(started);
    const publish = {
      isPublished: false,
      version: 0,
      board: 0,
      findings: findProblems({ ...room, timeLimit: 0 }),
    };
    expect(v.parse(publishRoomCall.answer, publish)).toEqual(publish);
  });

  it('accept every kind of event and refusal', () => {
    const message = { type: 'custom', text: 'Hm.' } as const;
    const events: readonly PlayEvent[] = [
      { type: 'started' },
      { type: 'paused' },
      { type: 'resumed' },
      { type: 'message', item: 'x', message: { type: 'ready', description: 'locked' } },
      { type: 'passwordAsked', item: 'x', message: null },
      ...shownFaces.map((face) => ({ type: 'passwordAsked', item: 'x', message: null, face }) as const),
      { type: 'lockedByItem', item: 'x', message },
      { type: 'passwordWrong', item: 'x' },
      { type: 'lockClosed', item: 'x', wait: 30_000 },
      { type: 'lockSlowed', item: 'x', wait: 60_000 },
      { type: 'keyDoesNotFit', item: 'x', key: 'y' },
      { type: 'unlocked', item: 'x', key: null },
      { type: 'opened', item: 'x' },
      { type: 'shut', item: 'x' },
      { type: 'collected', item: 'x' },
      { type: 'revealed', item: 'x' },
      { type: 'selected', item: null },
      { type: 'nothing', item: 'x' },
      { type: 'escaped', time: 5 },
      { type: 'gameOver' },
    ];
    const answer = { sequence: 1, events, refusal: { type: 'unknownItem' }, change: {} };
    expect(v.parse(actCall.answer, answer)).toEqual(answer);
    const wrong = {
      ...answer,
      events: [{ type: 'message', item: 'x', message: { type: 'ready', description: 'none' } }],
    };
    expect(parseWith(actCall.answer, wrong).ok).toBe(false);
  });

  it('K7 accept every kind of journal entry', () => {
    const message = { type: 'custom', text: 'No. Ask the door.' } as const;
    const uri = '/art/items/chest/oak/default.webp';
    const added: readonly ViewJournalEntry[] = [
      { type: 'text', label: 'Box', message },
      { type: 'text', label: 'Box', message, isToWrongAnswer: true },
      { type: 'picture', label: 'Box', uri, aspect: 1 },
      { type: 'background', label: '', uri },
    ];
    const change = { journal: { from: 0, added } };
    const answer = { sequence: 1, events: [], refusal: null, change };
    expect(v.parse(actCall.answer, answer)).toEqual(answer);
  });

  it('do not contain fields that are undefined', () => {
    const answer = { sequence: 1, events: [], refusal: null, change: { elapsed: undefined } };
    expect(parseWith(actCall.answer, answer)).toMatchObject({
      ok: false,
      refusal: { path: 'change.elapsed' },
    });
  });

  it('have a code and a message if the call failed', () => {
    expect(parseWith(callErrorSchema, { error: { code: 'notFound', message: 'No.' } }).ok).toBe(true);
    expect(parseWith(callErrorSchema, { error: 'No.' }).ok).toBe(false);
  });
});

describe('stored documents', () => {
  const entry: SummaryEntry = {
    id: 'room-1',
    createdAt: 1_790_000_000,
    creatorId: 'ada-1',
    creator: 'Ada',
    isPreviewed: false,
    isPublished: true,
    roomName: 'Cellar',
    timeLimit: 5,
    error: false,
    avgRating: 4.5,
    count: 3,
    imageUrl: 'http://127.0.0.1:4173/v0/b/x/o/images%2Froom-1.webp?alt=media',
    isListed: false,
    hasNewerDraft: true,
    editedAt: 1_790_000_100,
    difficulty: { band: 'hard', minutes: 20 },
    goodFor: 3,
    bestTime: 61_234,
    language: 'de',
    coverBackground: 'dungeon',
    hidden: null,
  };

  it('parseSummaryEntry reads a summary and names the first fault', () => {
    expect(parseSummaryEntry(entry)).toEqual({ ok: true, value: entry });
    expect(parseSummaryEntry({ ...entry, count: '3' })).toMatchObject({ refusal: { path: 'count' } });
  });

  it('parseSummaryEntry reads a summary of a former version, and drops the search words', () => {
    const {
      isListed,
      hasNewerDraft,
      editedAt,
      difficulty,
      goodFor,
      bestTime,
      language,
      coverBackground,
      ...older
    } = entry;
    expect(parseSummaryEntry({ ...older, searchWords: ['c'] })).toEqual({
      ok: true,
      value: {
        ...older,
        isListed: true,
        hasNewerDraft: false,
        editedAt: null,
        difficulty: null,
        goodFor: 1,
        bestTime: null,
        language: null,
        coverBackground: null,
      },
    });
  });

  it('parseGameRecord reads a record and names the first fault', () => {
    const player = { playerId: 'p', username: 'Ada', isNamed: false, isSignedIn: true };
    const record = {
      roomId: 'r',
      version: 1,
      ...player,
      time: 61_234,
      pausedFor: 1000,
      timeAllowance: 'standard',
      hints: 0,
      isHelped: false,
      createdAt: 1,
    };
    expect(parseGameRecord(record)).toEqual({ ok: true, value: record });
    expect(parseGameRecord({ ...record, time: null })).toMatchObject({ refusal: { path: 'time' } });
  });
});
