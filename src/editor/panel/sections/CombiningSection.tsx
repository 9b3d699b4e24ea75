import { Button, Flex, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import type { Command } from '../../../../core/edit/command.ts';
import { refusalOfPart } from '../../../../core/edit/commands/combining.ts';
import type { PartAndResult } from '../../../../core/edit/puzzleCommand.ts';
import { type Combination, combinationOf, combinationsIn } from '../../../../core/room/links.ts';
import type { ItemId, Room } from '../../../../core/room/model.ts';
import { useAskForResult } from '../../linking/useCombining.ts';
import { candidatesFor } from '../../links/candidates.ts';
import { ItemField } from '../../links/ItemField.tsx';
import { useEditor, useEditorActions } from '../../session/editorContext.ts';
import type { ActiveItem } from '../../session/useRoom.ts';
import { itemName } from '../../text/editorMessages.ts';
import { puzzlePanelText } from '../../text/puzzlePanel.ts';
import { FoldedSection } from './FoldedSection.tsx';

/** What the item becomes together with another one, or what it is made of (C1). */
export function CombiningSection({ active }: { active: ActiveItem }) {
  const { id, room } = active;
  const made = combinationsIn(room).get(id);
  const combination = combinationOf(room, id);
  if (!made && !combination && !isPart(room, id)) return null;
  const words = [
    made && puzzlePanelText.isMadeOf(itemName(room, made.part), itemName(room, made.other)),
    combination && partWords(room, id, combination),
  ].filter((each) => typeof each === 'string');
  return (
    <FoldedSection title={puzzlePanelText.combining} summary={words.join(' ') || puzzlePanelText.chooseOther}>
      {words.map((each) => (
        <Text key={each} textStyle="sm">
          {each}
        </Text>
      ))}
      {combination && <Separate id={id} />}
      {!combination && isPart(room, id) && <NotCombined active={active} />}
    </FoldedSection>
  );
}

function partWords(room: Room, id: ItemId, { part, other, result }: Combination): string {
  return puzzlePanelText.isPartOf(itemName(room, part === id ? other : part), itemName(room, result));
}

function Separate({ id }: { id: ItemId }) {
  const { dispatch, chooseOtherPart } = useEditorActions();
  return (
    <Flex>
      <Button
        size="sm"
        variant="outline"
        minH={{ base: '11', xl: '8' }}
        onClick={() => {
          chooseOtherPart(id, null);
          dispatch({ type: 'setCombination', id, combination: null });
        }}
      >
        {puzzlePanelText.separate}
      </Button>
    </Flex>
  );
}

/**
 * The fields of an item that is not combined yet. The chosen other part is kept outside the room until the result is
 * chosen, too, since a room stores the whole combination or nothing.
 */
function NotCombined({ active: { id, room } }: { active: ActiveItem }) {
  const { chooseOtherPart } = useEditorActions();
  const other = useEditor(({ otherParts }) => otherParts[id] ?? null);
  const parts = useMemo(() => room.itemOrder.filter((each) => isPart(room, each)), [room]);
  const chosen = other !== null && parts.includes(other) ? other : null;
  return (
    <>
      <ItemField
        room={room}
        label={puzzlePanelText.combinesWith}
        value={chosen}
        candidates={parts.filter((part) => part !== id)}
        prompt={puzzlePanelText.chooseOther}
        help={chosen === null ? puzzlePanelText.combiningHelp : puzzlePanelText.notCombined}
        says={puzzlePanelText.picking.other}
        onChoose={(part) => chooseOtherPart(id, part)}
      />
      {chosen !== null && <Result room={room} id={id} other={chosen} />}
    </>
  );
}

interface ResultProps {
  id: ItemId;
  room: Room;
  other: ItemId;
}

/** The field for the result of two parts: something in the room, or the next thing that is added. */
function Result({ id, room, other }: ResultProps) {
  const { dispatch } = useEditorActions();
  const askForResult = useAskForResult(room);
  const candidates = candidatesFor(room, (result) => toCommand(id, { other, result }));
  const take = (result: ItemId) => void dispatch(toCommand(id, { other, result }));
  return (
    <>
      <ItemField
        room={room}
        label={puzzlePanelText.combinesInto}
        value={null}
        candidates={candidates}
        prompt={puzzlePanelText.chooseResult}
        says={puzzlePanelText.picking.result}
        onChoose={(result) => result !== null && take(result)}
      />
      <Flex>
        <Button
          size="sm"
          variant="outline"
          minH={{ base: '11', xl: '8' }}
          onClick={() => askForResult(id, other)}
        >
          <Plus aria-hidden />
          {puzzlePanelText.placeResult}
        </Button>
      </Flex>
    </>
  );
}

function isPart(room: Room, id: ItemId): boolean {
  return refusalOfPart(room, id) === null;
}

function toCommand(id: ItemId, combination: PartAndResult): Command {
  return { type: 'setCombination', id, combination };
}
