import { enterableAnswersOf } from '../../../lock/lock.ts';
import { keysOf } from '../../../room/links.ts';
import type { ItemConfig, ItemId } from '../../../room/model.ts';
import { canBeOpenedByClick, type World } from '../world.ts';
import { done, entered, type Fact, seen, told } from './facts.ts';
import type { Rule } from './RuleBook.ts';

interface Lock {
  id: ItemId;
  item: ItemConfig;
  needsClue: boolean;
}

/** Returns the rules that unlock an item (P3, K1, K5, K6); empty for an unfinished lock. */
export function lockRules(world: World, lock: Lock): readonly Rule[] {
  switch (lock.item.unlockMethod) {
    case 'password':
      return answerRules(lock);
    case 'item':
      return keyRules(world, lock);
    case 'sequence':
      return sequenceRules(world, lock);
  }
}

function answerRules({ id, item, needsClue }: Lock): readonly Rule[] {
  const [password] = enterableAnswersOf(item);
  if (password === undefined) return [];
  const needs = needsClue ? [seen(id), told(id)] : [seen(id)];
  return [{ makes: done(id), needs, steps: [{ type: 'enterPassword', item: id, password }] }];
}

/**
 * K5: needs all keys, in any order, except those that are in the lock already. That a key is used up closes
 * no other way, since a thing is the key of one lock at most (E8).
 */
function keyRules({ play }: World, { id, item }: Lock): readonly Rule[] {
  const keys = keysOf(item);
  if (keys.length === 0) return [];
  const lacking = keys.filter((key) => !play.usedKeys[id]?.includes(key));
  const steps = lacking.map((key) => ({ type: 'useItem', item: key, on: id }) as const);
  return [{ makes: done(id), needs: [seen(id), ...lacking.map(done)], steps }];
}

/** K6: the lock must have been in view and every member visible; the clicks also open the members. */
function sequenceRules(world: World, { id, item: { sequence } }: Lock): readonly Rule[] {
  if (sequence.length < 2) return [];
  const members = [...new Set(sequence)];
  const needs = new Set([seen(id), ...members.map((member) => memberNeed(world, sequence, member))]);
  const clicks: Rule = {
    makes: done(id),
    needs: [...needs],
    steps: [{ type: 'sequence', item: id, members: sequence }],
  };
  const opened = members.filter((member) => canBeOpenedByClick(world, member));
  return [clicks, ...opened.map((member): Rule => ({ makes: done(member), needs: [done(id)], steps: [] }))];
}

/** A member that an earlier click of the same sequence reveals needs no rule of its own to be seen. */
function memberNeed({ room, play, hiders }: World, sequence: readonly ItemId[], member: ItemId): Fact {
  const hider = play.items[member]?.isHidden ? hiders.get(member) : undefined;
  const isShownBefore = hider !== undefined && sequence.slice(0, sequence.indexOf(member)).includes(hider);
  const scene = room.itemConfigs[member]?.scene;
  return isShownBefore && scene !== undefined ? entered(scene) : seen(member);
}
