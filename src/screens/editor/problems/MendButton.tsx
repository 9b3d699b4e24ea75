import { Button, Text } from '@chakra-ui/react';
import { WandSparkles } from 'lucide-react';
import { useMemo } from 'react';
import type { Command } from '../../../../core/edit/command.ts';
import { itemOf } from '../../../../core/room/links.ts';
import { DOOR_ID, type Room, type SceneId } from '../../../../core/room/model.ts';
import type { Finding } from '../../../../core/solve/findings/finding.ts';
import { findMend } from '../../../../core/solve/mends/findMend.ts';
import type { Mend, MendChoice } from '../../../../core/solve/mends/mend.ts';
import { itemName } from '../../../text/editorMessages.ts';
import { findingText } from '../../../text/findings.ts';
import { mendsText } from '../../../text/mends.ts';
import { sceneName } from '../../../text/scenes.ts';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import { useCheckedRoom } from '../session/useRoom.ts';

interface MendButtonProps {
  finding: Finding;
  /** Called once it is mended, when this button may be gone. */
  onMended: () => void;
  /** Called before something is pointed at in the room. */
  onChoose?: (() => void) | undefined;
}

/** Mends a finding where what would is obvious: by itself, or with one of several things that is pointed at in the room. */
export function MendButton({ finding, onMended, onChoose }: MendButtonProps) {
  const room = useCheckedRoom();
  const isHandling = useEditor((state) => state.isHandling);
  const inHand = useEditor((state) => state.activeEditingItemId);
  const mendWith = useMendWith();
  const pick = usePick(finding);
  const mend = useMemo(
    () => (isHandling ? null : findMend(room, finding, inHand)),
    [room, finding, inHand, isHandling],
  );
  const [only, ...others] = mend?.choices ?? [];
  if (!mend || !only) return isHandling ? null : <ByHand code={finding.code} />;
  const words = others.length > 0 ? wordsOfChoice(mend) : wordsOf(room, mend, only);

  function run({ type, choices }: Mend, { command }: MendChoice): void {
    if (choices.length > 1) {
      onChoose?.();
      pick(type, choices);
    } else {
      mendWith(command);
      onMended();
    }
  }
  return (
    <Button
      variant="outline"
      size="sm"
      px={{ base: '2', md: '3' }}
      minH={{ base: '11', xl: '8' }}
      my={{ lg: '0.5' }}
      me="1"
      aria-label={`${words} (${findingText(room, finding)})`}
      onClick={() => run(mend, only)}
    >
      <WandSparkles aria-hidden />
      {words}
    </Button>
  );
}

/** What its creator can do where nothing mends it by itself. */
function ByHand({ code }: { code: Finding['code'] }) {
  if (code !== 'tooSmall') return null;
  return (
    <Text textStyle="xs" color="fg.muted" maxW="15rem" mx={{ base: '4', lg: '2' }} my="1.5">
      {mendsText.noPlaceToGrow}
    </Text>
  );
}

function wordsOf(room: Room, { type, minutes = 0 }: Mend, { item }: MendChoice): string {
  return mendsText.does[type](item === null ? '' : itemName(room, item), minutes);
}

type ChosenType = keyof typeof mendsText.choose;

function isChosen(type: Mend['type']): type is ChosenType {
  return Object.hasOwn(mendsText.choose, type);
}

function wordsOfChoice({ type }: Mend): string {
  if (!isChosen(type)) throw new Error(`There is nothing to choose from for ${type}.`);
  return mendsText.choose[type];
}

/** What was linked is said, and seen with its words: the link is the creator's word for them (S7). */
function useMendWith(): (command: Command) => void {
  const { dispatch, link } = useEditorActions();
  return (command) => {
    const from = command.type === 'setToldBy' ? command.toldBy.at(-1) : undefined;
    if (command.type === 'setToldBy' && from !== undefined) link({ from, to: command.id }, 'tells');
    else dispatch(command);
  };
}

/** From then on a tap in the room mends the finding with what is tapped. */
function usePick({ items: [first = DOOR_ID], scenes = [], obstacles = [] }: Finding) {
  const { setTool, showScene, select } = useEditorActions();
  const mendWith = useMendWith();
  const room = useCheckedRoom();
  return (type: Mend['type'], choices: readonly MendChoice[]): void => {
    if (!isChosen(type)) return;
    const lost = obstacles.find((obstacle) => obstacle.type === 'noWay')?.scene ?? scenes[0];
    const about = type === 'leadTo' && lost !== undefined ? sceneName(room, lost) : itemName(room, first);
    const commands = new Map(choices.map(({ item, command }) => [item, command]));
    const scene = sceneOfFirst(room, choices);
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

/** Where the first of them stands, which the canvas goes to. */
function sceneOfFirst(room: Room, [first]: readonly MendChoice[]): SceneId | undefined {
  const item = first?.item ?? null;
  return item === null ? undefined : itemOf(room, item)?.scene;
}
