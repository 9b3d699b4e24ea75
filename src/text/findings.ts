import { DOOR_ID, type ItemId, type Room } from '../../core/room/model.ts';
import type { Obstacle } from '../../core/solve/escape/obstacle.ts';
import type { WalkStep } from '../../core/solve/escape/walkStep.ts';
import type { Finding } from '../../core/solve/findings/finding.ts';
import { findingsText as de, walkthroughText as deWalkthrough } from './de/findings.ts';
import { itemName } from './editorMessages.ts';
import { findingsText as en, walkthroughText as enWalkthrough } from './en/findings.ts';
import { inLanguages } from './inLanguages.ts';
import { pricingText } from './pricing.ts';

const findingsText = inLanguages({ en, de });
export const walkthroughText = inLanguages({ en: enWalkthrough, de: deWalkthrough });

/** A finding in words, for the creator. */
export function findingText(room: Room, finding: Finding): string {
  const names = finding.items.map((id) => itemName(room, id));
  const [name = '', ...others] = names;
  switch (finding.code) {
    case 'limitPassed':
      return withNames(finding.field ? findingsText.limits[finding.field] : findingsText.limitPassed, names);
    case 'notEscapable':
      return [
        findingsText.notEscapable,
        ...(finding.obstacles ?? []).map((each) => obstacleText(room, each)),
      ].join(' ');
    case 'clueBehindLock':
      return findingsText.clueBehindLock(name, others);
    case 'covered':
      return findingsText.covered(name, others);
    case 'timeTooShort':
      return findingsText.timeTooShort(finding.minutes ?? 1);
    case 'packNotOwned':
      return findingsText.packNotOwned(finding.pack ? pricingText.packs.names[finding.pack] : '', names);
    default:
      return withNames(findingsText.findings[finding.code], names);
  }
}

/** A text that ends in a colon is followed by the items. */
function withNames(words: string, names: readonly string[]): string {
  return words.endsWith(':') ? findingsText.withNames(words, names) : words;
}

/** Why there is no way out, at one item (S2). */
function obstacleText(room: Room, obstacle: Obstacle): string {
  const { obstacles } = findingsText;
  if (obstacle.type === 'noDoor') return obstacles.noDoor();
  const name = itemName(room, obstacle.item);
  return obstacle.type === 'lockedBy' || obstacle.type === 'hiddenBy'
    ? obstacles[obstacle.type](name, itemName(room, obstacle.by))
    : obstacles[obstacle.type](name);
}

/** One step of the way out, for the creator. */
export function stepText(room: Room, step: WalkStep): string {
  const name = (id: ItemId) => itemName(room, id);
  switch (step.type) {
    case 'read':
      if (step.source === step.lock) return walkthroughText.readOwn(name(step.lock));
      return walkthroughText.read(
        step.source === null ? walkthroughText.introduction : name(step.source),
        name(step.lock),
      );
    case 'enterPassword':
      return walkthroughText.enterPassword(step.password, name(step.item)) + revealText(room, step.item);
    case 'useItem':
      return walkthroughText.applyTo(name(step.item), name(step.on)) + revealText(room, step.on);
    case 'click': {
      const isTaken = step.item !== DOOR_ID && room.itemConfigs[step.item]?.isAddableToInventory === true;
      const words = isTaken ? walkthroughText.take : walkthroughText.open;
      return words(name(step.item)) + revealText(room, step.item);
    }
  }
}

function revealText(room: Room, id: ItemId): string {
  const hidden = room.itemConfigs[id]?.itemToHide ?? null;
  return hidden === null ? '' : ` ${walkthroughText.reveals(itemName(room, hidden))}`;
}
