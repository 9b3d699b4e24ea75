import { Box, Flex, Text } from '@chakra-ui/react';
import type { ItemId, Room } from '../../../core/room/model.ts';
import { ChoiceField } from '../../shared/form/ChoiceField.tsx';
import { toChoice } from './candidates.ts';
import { PickButton } from './PickButton.tsx';

interface ItemFieldProps {
  room: Room;
  label: string;
  value: ItemId | null;
  candidates: readonly ItemId[];
  /** The option for none. */
  prompt: string;
  help?: string;
  /** Banner shown over the room while choosing. */
  says: string;
  onChoose: (id: ItemId | null) => void;
}

/** One item of the room, from a list or by a tap in the room. */
export function ItemField(props: ItemFieldProps) {
  const { room, label, value, candidates, prompt, help, says, onChoose } = props;
  const accepts = (id: ItemId) => candidates.includes(id);
  return (
    <Box>
      <Flex gap="2" align="end">
        <Box flex="1" minW="0">
          <ChoiceField
            label={label}
            value={value ?? ''}
            choices={[{ value: '', label: prompt }, ...candidates.map((id) => toChoice(room, id))]}
            onChoose={(id) => onChoose(id === '' ? null : id)}
          />
        </Box>
        <PickButton
          tool={{ type: 'pick', says, take: onChoose, accepts, isOnce: true }}
          isDisabled={candidates.length === 0}
        />
      </Flex>
      {help && (
        <Text textStyle="xs" color="fg.subtle" mt="1.5">
          {help}
        </Text>
      )}
    </Box>
  );
}
