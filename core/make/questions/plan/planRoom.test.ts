import { describe, expect, it } from 'vitest';
import { createChance } from '../../../lock/shuffle.ts';
import { DOOR_ID, type ItemId } from '../../../room/model.ts';
import { chooseFit } from '../answers/fitAnswer.ts';
import type { QuestionOrder } from '../model.ts';
import { listOf, SUBJECTS } from '../testing/lists.ts';
import type { Plan, PlannedThing } from './model.ts';
import { planRoom } from './planRoom.ts';
import { secondsOf } from './secondsOf.ts';

const size = { boxes: 5, decorations: 2 };

function plansOf(order: QuestionOrder, seconds: number | null = null): readonly Plan[] {
  return SUBJECTS.flatMap((subject) =>
    [2, 3, 4, 7, 9, 12, 17].map((count) => {
      const chance = createChance(`${subject} ${count} ${order}`);
      const pairs = listOf(subject, count, chance);
      const fits = pairs.flatMap(({ answer }) => chooseFit(answer, undefined) ?? []);
      return planRoom({ fits, order, seconds, level: 2, size, chance });
    }),
  );
}

function questionsOf({ things }: Plan): readonly number[] {
  return things
    .flatMap(({ question }) => (question === undefined ? [] : [question]))
    .toSorted((a, b) => a - b);
}

/**
 * Plays a plan: what is free is taken at once, then the first open lock by answers is opened. Things to be put in order
 * need no question.
 */
function play({ things }: Plan): { open: readonly (readonly number[])[]; isEscaped: boolean } {
  const done = new Set<ItemId>();
  const scenes = new Set(['start']);
  const inReach = ({ scene, inside }: PlannedThing) =>
    scenes.has(scene) && (inside === null || done.has(inside));
  const open: (readonly number[])[] = [];
  const finish = (thing: PlannedThing) => {
    done.add(thing.id);
    if (thing.leadsTo) scenes.add(thing.leadsTo);
  };
  for (;;) {
    const free = things.filter(
      (thing) =>
        !done.has(thing.id) &&
        inReach(thing) &&
        (!thing.lock || (thing.lock.by === 'keys' && thing.lock.keys.every((key) => done.has(key)))),
    );
    for (const thing of free) finish(thing);
    if (free.length > 0) continue;
    const read = new Set(things.flatMap(({ id, question }) => (done.has(id) ? (question ?? []) : [])));
    const locks = things.filter(
      ({ id, scene, lock }) =>
        !done.has(id) &&
        lock?.by === 'answers' &&
        (lock.questions.every((question) => read.has(question)) ||
          (lock.fit.type === 'order' && scenes.has(scene))),
    );
    open.push(locks.flatMap(({ lock }) => (lock?.by === 'answers' ? lock.questions : [])));
    const [next] = locks.filter(inReach);
    if (!next) return { open, isEscaped: done.has(DOOR_ID) };
    finish(next);
  }
}

describe('G4 a plan', () => {
  it.each(['fixed', 'free'] as const)('asks each question once, and can be escaped: %s', (order) => {
    for (const plan of plansOf(order)) {
      const questions = questionsOf(plan);
      expect(questions).toEqual([...questions.keys()]);
      expect(play(plan).isEscaped).toBe(true);
    }
  });

  it('fixed: meets one question after the other, in the order of the list', () => {
    for (const plan of plansOf('fixed')) {
      const open = play(plan).open.filter((questions) => questions.length > 0);
      expect(open).toEqual(open.map((_, question) => [question]));
    }
  });

  it('G2 free: opens at most three questions at any time, and three where there are', () => {
    for (const plan of plansOf('free')) {
      const { open } = play(plan);
      expect(Math.max(...open.map((questions) => questions.length))).toBe(
        Math.min(3, questionsOf(plan).length),
      );
    }
  });

  it('keeps each paper in the scene of its lock', () => {
    for (const { things } of [...plansOf('fixed'), ...plansOf('free')]) {
      for (const { scene, lock } of things) {
        const questions = lock?.by === 'answers' ? lock.questions : [];
        for (const question of questions)
          expect(things.find((thing) => thing.question === question)?.scene).toBe(scene);
      }
    }
  });

  it('has a second scene from nine questions on', () => {
    for (const plan of plansOf('fixed'))
      if (questionsOf(plan).length >= 9) expect(plan.scenes.length).toBeGreaterThan(1);
  });

  it('G2 is about as long as was wished, where the questions allow it', () => {
    let met = 0;
    for (const plan of [...plansOf('fixed', 900), ...plansOf('free', 900)]) {
      const count = questionsOf(plan).length;
      // Nothing can be put around questions that need not be read.
      const hasOrder = plan.things.some(({ lock }) => lock?.by === 'answers' && lock.fit.type === 'order');
      if (count < 7 || count > 9 || hasOrder) continue;
      met++;
      expect(Math.abs(secondsOf(plan) - 900)).toBeLessThanOrEqual(180);
    }
    expect(met).toBeGreaterThan(20);
  });

  it('lets three answers open one lock where there are many questions', () => {
    const ways = plansOf('free').flatMap(({ things }) =>
      things.flatMap(({ lock }) => (lock?.by === 'answers' ? (lock.shared ?? []) : [])),
    );
    expect(new Set(ways)).toEqual(new Set(['digits', 'sum', 'letters']));
    const few = plansOf('free').filter((plan) => questionsOf(plan).length < 9);
    for (const { things } of few)
      expect(things.some(({ lock }) => lock?.by === 'answers' && lock.shared)).toBe(false);
  });
});
