import { isCollectedByClick } from '../../../play/clicking.ts';
import { itemOf } from '../../../room/links.ts';
import type { ItemConfig, ItemId } from '../../../room/model.ts';
import type { Clue, ClueText } from '../../clues/clues.ts';
import type { WalkStep } from '../walk/walkStep.ts';
import { canBeOpenedByClick, type World } from '../world.ts';
import { combinationRules } from './combinationRules.ts';
import { done, entered, type Fact, seen, told } from './facts.ts';
import { lockRules } from './lockRules.ts';
import type { Reading, Rule } from './RuleBook.ts';

export interface RuleOptions {
  clues?: readonly Clue[];
  /** Locks whose answer must be read in a reachable text before they open. */
  locksNeedingClue?: ReadonlySet<ItemId>;
  /** By buried item, the items to take off it first; null if it can never be freed (L1). */
  buried?: ReadonlyMap<ItemId, readonly ItemId[] | null>;
}

/**
 * Returns all rules from a state of a play. "All of" is one rule with several needs (keys, members, parts);
 * "one of" is several rules for the same fact (ways into a scene). Their number is proportional to items,
 * links and texts (S5).
 */
export function rulesOf(
  world: World,
  { clues = [], locksNeedingClue = new Set(), buried = new Map() }: RuleOptions = {},
): { rules: readonly Rule[]; readings: readonly Reading[] } {
  const { room } = world;
  const ofItems = room.itemOrder.flatMap((id) => {
    const item = itemOf(room, id);
    if (!item) return [];
    const needsClue = locksNeedingClue.has(id);
    return [
      ...(buried.get(id) === null ? [] : seeingRules(world, { id, item, under: buried.get(id) ?? [] })),
      ...doingRules(world, { id, item, needsClue }),
      ...wayRules(world, id, item),
    ];
  });
  return {
    rules: [...startRules(world), ...ofItems],
    readings: clues.map((clue) => readingOf(world, clue)),
  };
}

function startRules({ play }: World): readonly Rule[] {
  return play.entered.map((scene) => ({ makes: entered(scene), needs: [], steps: [] }));
}

/**
 * R7, N3: a visible item is seen once its scene is entered; the result of a combination never stands in a
 * scene.
 */
function seeingRules(
  { play, hiders, combinations }: World,
  { id, item: { scene }, under }: { id: ItemId; item: ItemConfig; under: readonly ItemId[] },
): readonly Rule[] {
  const { isHidden = true, visible = false } = play.items[id] ?? {};
  const hider = hiders.get(id);
  const isLost = !visible || (isHidden && (hider === undefined || combinations.has(id)));
  if (isLost) return [];
  const hiding = isHidden && hider !== undefined ? [done(hider)] : [];
  return [{ makes: seen(id), needs: [...hiding, ...under.map(done), entered(scene)], steps: [] }];
}

/** Returns the rules that open, unlock, collect or make an item; none if it is collected or open already. */
function doingRules(
  world: World,
  target: { id: ItemId; item: ItemConfig; needsClue: boolean },
): readonly Rule[] {
  const { id, item } = target;
  const { visible, isLocked, isHidden, state } = world.play.items[id] ?? {};
  const combination = world.combinations.get(id);
  if (combination && isHidden) return combinationRules(world, combination);
  if (!visible) return [{ makes: done(id), needs: [], steps: [] }];
  if (isLocked) return lockRules(world, target);
  if (isCollectedByClick(id, item) || canBeOpenedByClick(world, id))
    return [{ makes: done(id), needs: [seen(id)], steps: [{ type: 'click', item: id }] }];
  return state === 'opened' ? [{ makes: done(id), needs: [seen(id)], steps: [] }] : [];
}

/** N2: a way that must be opened is opened first. */
function wayRules(world: World, id: ItemId, { onClick }: ItemConfig): readonly Rule[] {
  const { play } = world;
  if (onClick?.type !== 'go' || play.entered.includes(onClick.to)) return [];
  const isOpen = !play.items[id]?.isLocked && !canBeOpenedByClick(world, id);
  const needs: readonly Fact[] = isOpen ? [seen(id)] : [seen(id), done(id)];
  return [{ makes: entered(onClick.to), needs, steps: [{ type: 'enter', item: id, scene: onClick.to }] }];
}

function readingOf(world: World, clue: Clue): Reading {
  const { texts, locks } = clue;
  const needs = readingNeeds(world, clue);
  const stepsFor = (lock: ItemId) =>
    texts.map(({ source, isToWrongAnswer }): WalkStep => {
      return { type: 'read', source, lock, ...(isToWrongAnswer && { isToWrongAnswer }) };
    });
  return { needs, locks, ruleFor: (lock) => ({ makes: told(lock), needs, steps: stepsFor(lock) }) };
}

/** Returns the facts needed to read all texts of a clue. */
function readingNeeds(world: World, { texts }: Clue): readonly Fact[] {
  return texts.flatMap((text) => readingNeedsOf(world, text));
}

/**
 * S6: a text can be read once its item can be clicked, or was opened; a collected item shows it in the
 * inventory.
 */
function readingNeedsOf({ play, combinations }: World, { source, state }: ClueText): readonly Fact[] {
  if (source === null) return [];
  const isInHand = !play.items[source]?.visible || combinations.has(source);
  return [isInHand || state === 'opened' ? done(source) : seen(source)];
}
