import { describe, expect, it } from 'vitest';
import { FACES } from '../../../lock/faces.ts';
import type { Face, FaceType } from '../../../lock/model.ts';
import { apply, build, furnish, get, lockByItem, lockByPassword, refusalOf } from '../../../testing/build.ts';
import { chestEntry, keyEntry } from '../../../testing/entries.ts';
import type { Command } from '../../command.ts';

const room = furnish({ chest: chestEntry, key: keyEntry });
const byCode = build(lockByPassword('chest', '4719'), room);

function face(type: FaceType, answer = ''): Face {
  return FACES[type].create(answer);
}

function answerAfter(...faces: readonly Face[]): string {
  const commands = faces.map((each): Command => ({ type: 'setFace', id: 'chest', face: each }));
  return get(build(commands, byCode), 'chest').unlockPassword;
}

describe('M3 K1 setFace', () => {
  it('keeps the answer where the new face can write it', () => {
    expect(answerAfter(face('digits'))).toBe('4719');
    expect(answerAfter(face('wheels', '4719'))).toBe('4 7 1 9');
    expect(answerAfter(face('wheels', '4719'), face('digits'))).toBe('4719');
    expect(answerAfter(face('colours'))).toBe('');
    expect(answerAfter(face('jigsaw'))).toBe('a b c d e f g h i');
  });

  it('S6 a picture that told the old answer does not tell a new one; K7 only answers in words have further answers', () => {
    const told = build(
      [
        { type: 'setClueInPicture', id: 'chest', isClueInPicture: true },
        { type: 'setAlsoAccepts', id: 'chest', alsoAccepts: ['47 19'] },
      ],
      byCode,
    );
    const set = (next: Face) => get(apply(told, { type: 'setFace', id: 'chest', face: next }).room, 'chest');
    expect(set(face('digits'))).toMatchObject({ isClueInPicture: true, alsoAccepts: [] });
    expect(set(face('clock')).isClueInPicture).toBe(false);
  });

  it('E1 the same settings give the very same room; settings that no lock has are refused', () => {
    const wheels = apply(byCode, { type: 'setFace', id: 'chest', face: face('wheels', '4719') }).room;
    expect(apply(wheels, { type: 'setFace', id: 'chest', face: face('wheels', '4719') }).room).toBe(wheels);
    const many = { type: 'wheels', wheels: Array(9).fill({ type: 'digits' }) } as const;
    expect(refusalOf(byCode, { type: 'setFace', id: 'chest', face: many })).toEqual({ type: 'badFace' });
  });

  it('R4 an answer of signs may be longer than a typed one', () => {
    const answer = Array(12).fill('down-right').join(' ');
    const knob = apply(byCode, { type: 'setFace', id: 'chest', face: face('directions') }).room;
    const set = { type: 'setPassword', id: 'chest', unlockPassword: answer } as const;
    expect(get(apply(knob, set).room, 'chest').unlockPassword).toBe(answer);
    expect(refusalOf(byCode, set)).toEqual({ type: 'tooLong', field: 'password', limit: 60 });
    const longer = { ...set, unlockPassword: 'x'.repeat(161) };
    expect(refusalOf(knob, longer)).toEqual({ type: 'tooLong', field: 'password', limit: 160 });
  });
});

describe('K7 further answers and the words to a wrong one', () => {
  it('are set on a lock with words, eight and 200 characters at most', () => {
    const eight = Array.from({ length: 8 }, (_, place) => `answer ${place}`);
    const set = (alsoAccepts: readonly string[]) =>
      ({ type: 'setAlsoAccepts', id: 'chest', alsoAccepts }) as const;
    expect(get(apply(byCode, set(eight)).room, 'chest').alsoAccepts).toEqual(eight);
    expect(refusalOf(byCode, set([...eight, 'one more']))).toEqual({
      type: 'tooMany',
      list: 'alsoAccepts',
      limit: 8,
    });
    expect(refusalOf(byCode, set(['x'.repeat(61)]))).toMatchObject({ type: 'tooLong', field: 'password' });
    const wrong = (length: number) =>
      ({ type: 'setWrongText', id: 'chest', wrongText: 'x'.repeat(length) }) as const;
    expect(get(apply(byCode, wrong(200)).room, 'chest').wrongText).toHaveLength(200);
    expect(refusalOf(byCode, wrong(201))).toEqual({ type: 'tooLong', field: 'wrongText', limit: 200 });
  });

  it('are refused on any other lock', () => {
    const pad = apply(byCode, { type: 'setFace', id: 'chest', face: face('digits') }).room;
    expect(refusalOf(pad, { type: 'setAlsoAccepts', id: 'chest', alsoAccepts: ['1'] })).toEqual({
      type: 'acceptsOneAnswer',
    });
    const byKey = build(lockByItem('chest', 'key'), room);
    const commands: readonly Command[] = [
      { type: 'setFace', id: 'chest', face: face('digits') },
      { type: 'setAlsoAccepts', id: 'chest', alsoAccepts: [] },
      { type: 'setWrongText', id: 'chest', wrongText: '' },
    ];
    for (const command of commands) {
      expect(refusalOf(byKey, command)).toEqual({ type: 'notLockedBy', unlockMethod: 'password' });
      expect(refusalOf(room, command)).toEqual({ type: 'notLocked' });
    }
  });
});

describe('M3 another method, or no lock', () => {
  it('clears everything that belonged to the answer', () => {
    const full = build(
      [
        { type: 'setAlsoAccepts', id: 'chest', alsoAccepts: ['four'] },
        { type: 'setWrongText', id: 'chest', wrongText: 'It stays shut.' },
      ],
      byCode,
    );
    const cleared = { unlockPassword: '', face: { type: 'text' }, alsoAccepts: [], wrongText: '' };
    for (const unlockMethod of ['item', 'sequence'] as const) {
      const { room: other } = apply(full, { type: 'setUnlockMethod', id: 'chest', unlockMethod });
      expect(get(other, 'chest')).toMatchObject({ ...cleared, unlockMethod });
    }
    const { room: off } = apply(full, { type: 'setLocked', id: 'chest', isItemLocked: false });
    expect(get(off, 'chest')).toMatchObject(cleared);
    const { room: same } = apply(full, { type: 'setUnlockMethod', id: 'chest', unlockMethod: 'password' });
    expect(same).toBe(full);
  });
});

describe('S7 setToldBy', () => {
  const told = apply(byCode, { type: 'setToldBy', id: 'chest', toldBy: ['key', 'key'] }).room;

  it('lists each clue once, and keeps the list when the answer or the face changes', () => {
    expect(get(told, 'chest').toldBy).toEqual(['key']);
    const commands: readonly Command[] = [
      { type: 'setPassword', id: 'chest', unlockPassword: '1' },
      { type: 'setFace', id: 'chest', face: face('clock') },
    ];
    expect(get(build(commands, told), 'chest').toldBy).toEqual(['key']);
  });

  it('is cleared with the lock, its method or the clue’s item, and is not copied', () => {
    const ends: readonly Command[] = [
      { type: 'setLocked', id: 'chest', isItemLocked: false },
      { type: 'setUnlockMethod', id: 'chest', unlockMethod: 'item' },
      { type: 'deleteItem', id: 'key' },
      { type: 'setToldBy', id: 'chest', toldBy: [] },
    ];
    for (const end of ends) expect(get(apply(told, end).room, 'chest')).not.toHaveProperty('toldBy');
    const copied = apply(told, { type: 'duplicateItem', id: 'chest', newId: 'copy' }).room;
    expect(get(copied, 'copy')).not.toHaveProperty('toldBy');
  });

  it('refuses the lock itself, missing items, more than six, and locks without an answer', () => {
    const refused = (toldBy: readonly string[], base = byCode) =>
      refusalOf(base, { type: 'setToldBy', id: 'chest', toldBy });
    expect(refused(['chest'])).toEqual({ type: 'tellsItself' });
    expect(refused(['nothing'])).toEqual({ type: 'unknownItem', id: 'nothing' });
    expect(refused(['key'], room)).toEqual({ type: 'notLocked' });
    const many = Array.from({ length: 7 }, (_, place) => `k${place}`);
    const full = build(
      many.map((id) => ({ type: 'addItem', id, entry: keyEntry }) as const),
      byCode,
    );
    expect(refused(many, full)).toEqual({ type: 'tooMany', list: 'toldBy', limit: 6 });
  });
});
