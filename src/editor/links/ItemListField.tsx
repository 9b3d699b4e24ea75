import { Box, Flex, IconButton, Stack, Text } from '@chakra-ui/react';
import { ArrowUp } from 'lucide-react';
import type { ItemId, Room } from '../../../core/room/model.ts';
import { ChoiceField } from '../../shared/form/ChoiceField.tsx';
import type { PickTool } from '../store/session/stageTool.ts';
import { itemName } from '../text/editorMessages.ts';
import { puzzlePanelText } from '../text/puzzlePanel.ts';
import { toChoice } from './candidates.ts';
import { PickButton } from './PickButton.tsx';

interface ItemListFieldProps {
  room: Room;
  ids: readonly ItemId[];
  /** The items to choose from in the empty row. Every other row offers these and its own item. */
  candidates: readonly ItemId[];
  limit: number;
  /** Label of the row at an index counted from 1. */
  labelAt: (place: number) => string;
  /** The first option of the empty row. */
  prompt: string;
  help?: string;
  /** Whether rows can be moved up. */
  isOrdered?: boolean;
  onChange: (ids: readonly ItemId[]) => void;
  /** Chooses in the room instead of from the list. */
  pick: Omit<PickTool, 'type'>;
}

/** A list of items, one row each, with an empty row for one more. */
export function ItemListField(props: ItemListFieldProps) {
  const { ids, limit, candidates, room, labelAt, prompt, help, onChange, pick } = props;
  return (
    <Stack gap="3">
      {ids.map((id, place) => (
        // An item may occur several times (K6).
        // biome-ignore lint/suspicious/noArrayIndexKey: only the index identifies a row.
        <Row key={place} {...props} id={id} place={place} />
      ))}
      {ids.length < limit && (
        <Flex gap="2" align="end">
          <Box flex="1" minW="0">
            <ChoiceField
              label={labelAt(ids.length + 1)}
              value=""
              choices={[{ value: '', label: prompt }, ...candidates.map((id) => toChoice(room, id))]}
              onChoose={(id) => id !== '' && onChange([...ids, id])}
            />
          </Box>
          <PickButton tool={{ type: 'pick', ...pick }} isDisabled={candidates.length === 0} />
        </Flex>
      )}
      {help && ids.length > 0 && (
        <Text textStyle="xs" color="fg.subtle">
          {help}
        </Text>
      )}
    </Stack>
  );
}

interface RowProps extends ItemListFieldProps {
  id: ItemId;
  place: number;
}

function Row({ id, place, room, ids, candidates, labelAt, isOrdered, onChange }: RowProps) {
  const others = candidates.filter((other) => other !== id).map((other) => toChoice(room, other));
  return (
    <Flex gap="2" align="end">
      <Box flex="1" minW="0">
        <ChoiceField
          label={labelAt(place + 1)}
          value={id}
          choices={[{ value: '', label: puzzlePanelText.remove }, toChoice(room, id), ...others]}
          onChoose={(chosen) => onChange(ids.toSpliced(place, 1, ...(chosen === '' ? [] : [chosen])))}
        />
      </Box>
      {isOrdered && place > 0 && (
        <IconButton
          variant="outline"
          size="sm"
          aria-label={puzzlePanelText.earlier(itemName(room, id))}
          title={puzzlePanelText.earlier(itemName(room, id))}
          onClick={() => onChange(ids.toSpliced(place, 1).toSpliced(place - 1, 0, id))}
        >
          <ArrowUp />
        </IconButton>
      )}
    </Flex>
  );
}
