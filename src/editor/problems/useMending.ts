import type { Command } from '../../../core/edit/command.ts';
import { itemOf } from '../../../core/room/links.ts';
import { DOOR_ID, type Room, type SceneId } from '../../../core/room/model.ts';
import type { Finding } from '../../../core/solve/findings/finding.ts';
import type { Mend, MendChoice } from '../../../core/solve/mends/mend.ts';
import { useEditorActions } from '../session/editorContext.ts';
import { useCheckedRoom } from '../session/useRoom.ts';
import { itemName } from '../text/editorMessages.ts';
import { mendsText } from '../text/mends.ts';
import { sceneName } from '../text/scenes.ts';

/**
 * Fixes a finding: directly, or with one of several things chosen in the room, before which `onChoose` is
 * called.
 */
export function useMending(
  finding: Finding,
  onMended?: () => void,
  onChoose?: () => void,
): (mend: Mend) => void {
  const mendWith = useMendWith();
  const pick = usePick(finding);
  return (mend) => {
    const [only, ...others] = mend.choices;
    if (others.length > 0) {
      onChoose?.();
      pick(mend);
    } else if (only) {
      mendWith(only.command);
      onMended?.();
    }
  };
}

/** The label of a fix. */
export function wordsOfMend(room: Room, { type, minutes = 0, lock, choices }: Mend): string {
  const [only, ...others] = choices;
  if (others.length > 0 && lock !== undefined) return mendsText.otherKeyOf(itemName(room, lock));
  if (others.length > 0) return wordsOfChoice(type);
  const item = only?.item ?? null;
  return mendsText.does[type](item === null ? '' : itemName(room, item), minutes);
}

type ChosenType = keyof typeof mendsText.choose;

function isChosen(type: Mend['type']): type is ChosenType {
  return Object.hasOwn(mendsText.choose, type);
}

function wordsOfChoice(type: Mend['type']): string {
  if (!isChosen(type)) throw new Error(`There is nothing to choose from for ${type}.`);
  return mendsText.choose[type];
}

/** Applies a fix. A clue is set as if the creator had connected the two things, so a notice confirms it (S7). */
function useMendWith(): (command: Command) => void {
  const { dispatch, link } = useEditorActions();
  return (command) => {
    const from = command.type === 'setToldBy' ? command.toldBy.at(-1) : undefined;
    if (command.type === 'setToldBy' && from !== undefined) link({ from, to: command.id }, 'tells');
    else dispatch(command);
  };
}

/** Starts choosing: a tap in the room fixes the finding with the tapped thing. */
function usePick({ items: [first = DOOR_ID], scenes = [], obstacles = [] }: Finding) {
  const { setTool, showScene, select, endShowing } = useEditorActions();
  const mendWith = useMendWith();
  const room = useCheckedRoom();
  return ({ type, choices, lock = first }: Mend): void => {
    if (!isChosen(type)) return;
    const lost = obstacles.find((obstacle) => obstacle.type === 'noWay')?.scene ?? scenes[0];
    const about = type === 'leadTo' && lost !== undefined ? sceneName(room, lost) : itemName(room, lock);
    const commands = new Map(choices.map(({ item, command }) => [item, command]));
    const scene = sceneOfFirst(room, choices);
    endShowing();
    select(null);
    if (scene !== undefined) showScene(scene);
    setTool({
      type: 'pick',
      isOnce: true,
      says: mendsText.says[type](about),
      accepts: (id) => commands.has(id),
      take: (id) => {
        const command = commands.get(id);
        if (command) mendWith(command);
      },
    });
  };
}

/** The scene of the first choice, which is shown while the creator chooses. */
function sceneOfFirst(room: Room, [first]: readonly MendChoice[]): SceneId | undefined {
  const item = first?.item ?? null;
  return item === null ? undefined : itemOf(room, item)?.scene;
}
