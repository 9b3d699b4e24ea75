import { TEXT_FACE } from '../../../core/lock/model.ts';
import { hiddenBy, itemOf, keysOf } from '../../../core/room/links.ts';
import { DOOR_ID, type ItemId, type Room } from '../../../core/room/model.ts';
import type { Obstacle } from '../../../core/solve/escape/obstacle.ts';
import { isChange, targetOf, type WalkStep } from '../../../core/solve/escape/walk/walkStep.ts';
import type { Finding } from '../../../core/solve/findings/finding.ts';
import { inLanguages } from '../../shared/language/inLanguages.ts';
import { packsText } from '../../shared/text/packs.ts';
import { answerText } from './answerText.ts';
import { findingsText as de, walkthroughText as deWalkthrough } from './de/findings.ts';
import { itemName } from './editorMessages.ts';
import { findingsText as en, walkthroughText as enWalkthrough } from './en/findings.ts';
import { sceneName } from './scenes.ts';

const findingsText = inLanguages({ en, de });
export const walkthroughText = inLanguages({ en: enWalkthrough, de: deWalkthrough });

/** A finding in words, for the creator. */
export function findingText(room: Room, finding: Finding): string {
  const names = finding.items.map((id) => itemName(room, id));
  const [name = '', ...others] = names;
  switch (finding.code) {
    case 'limitPassed':
      return limitText(finding, names);
    case 'notEscapable':
      return [
        findingsText.notEscapable,
        ...(finding.obstacles ?? []).map((each) => obstacleText(room, each)),
      ].join(' ');
    case 'clueBehindLock':
      return [
        findingsText.clueBehindLock(name, others),
        ...(finding.obstacles ?? []).map((each) => obstacleText(room, each)),
      ].join(' ');
    case 'covered':
      return findingsText.covered(name, others);
    case 'timeTooShort':
      return findingsText.timeTooShort(finding.minutes ?? 1);
    case 'sceneOutOfReach':
      return findingsText.sceneOutOfReach((finding.scenes ?? []).map((id) => sceneName(room, id)));
    case 'unnamedPlace':
      return findingsText.unnamedPlace((finding.scenes ?? []).map((id) => sceneName(room, id)));
    case 'packNotOwned':
      return findingsText.packNotOwned(finding.pack ? packsText.names[finding.pack] : '', names);
    default:
      return withNames(findingsText.findings[finding.code], names);
  }
}

function limitText({ field, over }: Finding, names: readonly string[]): string {
  const words = withNames(field ? findingsText.limits[field] : findingsText.limitPassed, names);
  return over === undefined ? words : findingsText.limitPassedBy(words, over);
}

/** Adds the items to a text that ends with a colon. */
function withNames(words: string, names: readonly string[]): string {
  return words.endsWith(':') ? findingsText.withNames(words, names) : words;
}

/** Why there is no way out, at one item or scene (S2). */
export function obstacleText(room: Room, obstacle: Obstacle): string {
  const { obstacles } = findingsText;
  switch (obstacle.type) {
    case 'noDoor':
      return obstacles.noDoor();
    case 'inScene':
      return obstacles.inScene(itemName(room, obstacle.item), sceneName(room, obstacle.scene));
    case 'enteredBy':
      return obstacles.enteredBy(sceneName(room, obstacle.scene), itemName(room, obstacle.by));
    case 'noWay':
      return obstacles.noWay(sceneName(room, obstacle.scene));
    case 'noKey':
    case 'noPassword':
    case 'noSequence':
      return obstacles[obstacle.type](itemName(room, obstacle.item));
    default:
      return obstacles[obstacle.type](itemName(room, obstacle.item), itemName(room, obstacle.by));
  }
}

/** One step of the way out, for the creator. */
export function stepText(room: Room, step: WalkStep): string {
  return [deedText(room, step), revealText(room, step)].filter(Boolean).join(' ');
}

/** The player's action in a step, as a sentence. */
export function deedText(room: Room, step: WalkStep): string {
  const name = (id: ItemId) => itemName(room, id);
  switch (step.type) {
    case 'read':
      if (step.source === step.lock) return walkthroughText.readOwn(name(step.lock));
      return walkthroughText.read(
        step.source === null ? walkthroughText.introduction : name(step.source),
        name(step.lock),
      );
    case 'enterPassword':
      return enterText(room, step);
    case 'useItem': {
      const words = isLockOf(room, { lock: step.on, key: step.item })
        ? walkthroughText.applyTo
        : walkthroughText.combine;
      return words(name(step.item), name(step.on));
    }
    case 'sequence':
      return walkthroughText.sequence(name(step.item), step.members.map(name));
    case 'enter':
      return walkthroughText.goThrough(sceneName(room, step.scene), name(step.item));
    case 'click': {
      const isTaken = step.item !== DOOR_ID && room.itemConfigs[step.item]?.isAddableToInventory === true;
      const words = isTaken ? walkthroughText.take : walkthroughText.open;
      return words(name(step.item));
    }
  }
}

/** What the step reveals; empty if nothing. */
export function revealText(room: Room, step: WalkStep): string {
  const target = isChange(step) ? targetOf(step) : null;
  const item = target === null ? undefined : itemOf(room, target);
  const hidden = item ? hiddenBy(item) : [];
  return hidden.map((each) => walkthroughText.reveals(itemName(room, each))).join(' ');
}

/** How an answer is entered, in the words of the lock's face (K2). */
function enterText(room: Room, { item, password }: { item: ItemId; password: string }): string {
  const face = itemOf(room, item)?.face ?? TEXT_FACE;
  return walkthroughText.enter[face.type](answerText(face, password), itemName(room, item));
}

function isLockOf(room: Room, { lock, key }: { lock: ItemId; key: ItemId }): boolean {
  const item = itemOf(room, lock);
  return item !== undefined && keysOf(item).includes(key);
}
