import { describe, expect, it } from 'vitest';
import type { Room } from '../../room/model.ts';
import { newRoom } from '../../testing/entries.ts';
import {
  canRedo,
  canUndo,
  createHistory,
  type History,
  record,
  redo,
  replacePresent,
  undo,
} from './history.ts';

function named(roomName: string): Room {
  return { ...newRoom(), roomName };
}

function names(history: History): readonly string[] {
  return [...history.past, history.present].map((room) => room.roomName);
}

const twoSteps = record(record(createHistory(named('a')), named('b')), named('c'));

describe('history', () => {
  it('E2 goes back and forth step by step', () => {
    expect(undo(twoSteps).present.roomName).toBe('b');
    expect(undo(undo(twoSteps)).present.roomName).toBe('a');
    expect(redo(undo(twoSteps)).present).toBe(twoSteps.present);
    expect([canUndo(twoSteps), canRedo(twoSteps)]).toEqual([true, false]);
    expect(canRedo(undo(twoSteps))).toBe(true);
  });

  it('stays as it is where there is nothing to undo or redo', () => {
    const empty = createHistory(named('a'));
    expect([undo(empty), redo(empty)]).toEqual([empty, empty]);
    expect([canUndo(empty), canRedo(empty)]).toEqual([false, false]);
  });

  it('E2 one gesture is one step', () => {
    const start = createHistory(named('a'));
    const dragged = ['b', 'c', 'd'].reduce((history, name) => record(history, named(name), 'drag-1'), start);
    expect(names(dragged)).toEqual(['a', 'd']);
    expect(names(record(dragged, named('e'), 'drag-2'))).toEqual(['a', 'd', 'e']);
    expect(names(record(dragged, named('e')))).toEqual(['a', 'd', 'e']);
  });

  it('E2 a gesture that goes on after an undo is a step of its own', () => {
    const dragged = record(createHistory(named('a')), named('b'), 'drag-1');
    expect(names(record(undo(dragged), named('c'), 'drag-1'))).toEqual(['a', 'c']);
  });

  it('an unchanged room is no step', () => {
    expect(record(twoSteps, twoSteps.present)).toBe(twoSteps);
  });

  it('a new step discards the undone steps', () => {
    const other = record(undo(twoSteps), named('x'));
    expect(names(other)).toEqual(['a', 'b', 'x']);
    expect(canRedo(other)).toBe(false);
  });

  it('E2 keeps at least 200 steps, but a limited number', () => {
    let history = createHistory(named('0'));
    for (let step = 1; step <= 1000; step++) history = record(history, named(String(step)));
    expect(history.past.length).toBeGreaterThanOrEqual(200);
    expect(history.past.length).toBeLessThan(1000);
    for (let step = 0; step < 200; step++) history = undo(history);
    expect(history.present.roomName).toBe('800');
  });

  it('E2 a save is not a step, and undo keeps what the save wrote', () => {
    const saved = {
      revision: 4,
      isPublished: true,
      publishedVersion: 2,
      imageUrl: '/cover.webp',
      error: true,
    };
    const after = replacePresent(twoSteps, { ...twoSteps.present, ...saved, isPreviewed: true });
    expect(names(after)).toEqual(['a', 'b', 'c']);
    expect(undo(after).present).toEqual({ ...named('b'), ...saved, isPreviewed: false });
    expect(redo(undo(after)).present).toEqual({ ...named('c'), ...saved, isPreviewed: false });
  });
});
