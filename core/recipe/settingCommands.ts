import type { Command } from '../edit/command.ts';
import type { ItemId } from '../room/model.ts';
import { success } from '../util/result.ts';
import { type Built, type Catalogue, findBackground } from './catalogue.ts';
import type { RecipeAnswer, RecipeItem, RecipeLock, RecipeSettings } from './model.ts';

/** Returns the commands for the texts, lock and links of an item or a spot. */
export function settingCommands(
  item: RecipeSettings & { id: ItemId },
  catalogue: Catalogue,
): Built<readonly Command[]> {
  const { id, hides, leadsTo, lock } = item;
  const changing = changingCommands(item, catalogue);
  if (!changing.ok) return changing;
  return success([
    ...wordCommands(item),
    ...when(hides, (value): Command[] => [
      { type: 'setHiding', id, isHidingAnotherItem: true },
      { type: 'setItemsToHide', id, itemsToHide: listOf(value) },
    ]),
    ...when(lock, (value) => lockCommands(id, value)),
    ...when(item.lockMaterial, (material): Command[] => [{ type: 'setLockMaterial', id, material }]),
    ...when(leadsTo, (to): Command[] => [{ type: 'setOnClick', id, onClick: { type: 'go', to } }]),
    ...when(item.onClick, (type): Command[] => [{ type: 'setOnClick', id, onClick: { type } }]),
    ...changing.value,
    ...when(item.isPinned, (isPositionLocked): Command[] => [
      { type: 'setPositionLocked', id, isPositionLocked },
    ]),
  ]);
}

/** Returns the commands for an item's name and colour, and whether it is collectable and open. */
export function nameCommands({
  id,
  color,
  name,
  isAddable,
  isOpen,
}: Pick<RecipeItem, 'id' | 'color' | 'name' | 'isAddable' | 'isOpen'>): Command[] {
  return [
    ...when(color, (value): Command[] => [{ type: 'setColor', id, color: value }]),
    ...when(name, (value): Command[] => [{ type: 'setName', id, name: value }]),
    ...when(isAddable, (value): Command[] => [{ type: 'setAddable', id, isAddableToInventory: value }]),
    ...when(isOpen, (value): Command[] => [{ type: 'setState', id, state: value ? 'opened' : 'default' }]),
  ];
}

/** Returns the commands for an item's combination (C1). */
export function combiningCommands({ id, combines }: RecipeItem): Command[] {
  return when(combines, ({ with: other, into: result }): Command[] => [
    { type: 'setCombination', id, combination: { other, result } },
  ]);
}

/** Returns the commands for an optional value; none if it is missing. */
export function when<Value>(value: Value | undefined, commands: (value: Value) => Command[]): Command[] {
  return value === undefined ? [] : commands(value);
}

function wordCommands({
  id,
  says,
  saysOpened,
  showsAs,
  ready,
  hints,
}: RecipeSettings & { id: ItemId }): Command[] {
  return [
    ...when(says, (value): Command[] => [
      { type: 'setDescription', id, description: 'custom' },
      { type: 'setCustomDescription', id, customDescription: value },
    ]),
    ...when(ready, (description): Command[] => [{ type: 'setDescription', id, description }]),
    ...when(saysOpened, (value): Command[] => [
      { type: 'setOpenedDescription', id, openedDescription: value },
    ]),
    ...when(showsAs, (value): Command[] => [{ type: 'setShowsAs', id, showsAs: value }]),
    ...when(hints, (value): Command[] => [{ type: 'setHints', id, hints: value }]),
  ];
}

function changingCommands(
  { id, changes }: RecipeSettings & { id: ItemId },
  catalogue: Catalogue,
): Built<readonly Command[]> {
  if (changes === undefined) return success([]);
  const found = findBackground(changes.background, catalogue);
  if (!found.ok) return found;
  return success([{ type: 'setOpenBackground', id, background: { scene: changes.scene, ...found.value } }]);
}

function lockCommands(id: ItemId, lock: RecipeLock): Command[] {
  const locked: Command = { type: 'setLocked', id, isItemLocked: true };
  if ('key' in lock)
    return [
      locked,
      { type: 'setUnlockMethod', id, unlockMethod: 'item' },
      { type: 'setKeys', id, keys: listOf(lock.key) },
    ];
  if ('sequence' in lock)
    return [
      locked,
      { type: 'setUnlockMethod', id, unlockMethod: 'sequence' },
      { type: 'setSequence', id, sequence: lock.sequence },
    ];
  return [locked, { type: 'setUnlockMethod', id, unlockMethod: 'password' }, ...answerCommands(id, lock)];
}

function answerCommands(id: ItemId, answer: RecipeAnswer): Command[] {
  const { face, password, isInPicture, isExact, alsoAccepts, wrongText, toldBy } = answer;
  return [
    ...when(face, (value): Command[] => [{ type: 'setFace', id, face: value }]),
    { type: 'setPassword', id, unlockPassword: password },
    ...when(isExact, (value): Command[] => [
      { type: 'setPasswordMatch', id, passwordMatch: value ? 'exact' : 'folded' },
    ]),
    ...when(isInPicture, (isClueInPicture): Command[] => [{ type: 'setClueInPicture', id, isClueInPicture }]),
    ...when(alsoAccepts, (value): Command[] => [{ type: 'setAlsoAccepts', id, alsoAccepts: value }]),
    ...when(wrongText, (value): Command[] => [{ type: 'setWrongText', id, wrongText: value }]),
    ...when(toldBy, (value): Command[] => [{ type: 'setToldBy', id, toldBy: listOf(value) }]),
  ];
}

/** Returns the ids that a recipe gives, one or several. */
export function listOf(ids: ItemId | readonly ItemId[]): readonly ItemId[] {
  return typeof ids === 'string' ? [ids] : ids;
}
