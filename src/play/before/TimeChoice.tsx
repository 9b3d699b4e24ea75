import { Box, chakra, Text } from '@chakra-ui/react';
import { TIME_ALLOWANCES, type TimeAllowance } from '../../../core/play/timeAllowance.ts';
import { roomPageText } from '../../rooms/text/roomPage.ts';
import { SegmentedControl } from '../../shared/kit/SegmentedControl.tsx';

interface TimeChoiceProps {
  allowance: TimeAllowance;
  onChoose: (allowance: TimeAllowance) => void;
}

/** Lets the player choose more time (P15), folded until it is wanted. */
export function TimeChoice({ allowance, onChoose }: TimeChoiceProps) {
  const { summary, label, allowances, help } = roomPageText.moreTime;
  return (
    <More>
      <summary>{summary}</summary>
      <Box marginTop="2">
        <SegmentedControl
          label={label}
          value={allowance}
          choices={TIME_ALLOWANCES.map((value) => ({ value, label: allowances[value] }))}
          isWrapped
          onChoose={onChoose}
        />
        <Text textStyle="md" marginTop="2">
          {help}
        </Text>
      </Box>
    </More>
  );
}

const More = chakra('details', {
  base: {
    flex: { base: '0 1 auto', sm: '1 0 100%' },
    '&[open]': { flex: '1 0 100%' },
    minWidth: '0',
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      width: 'fit-content',
      minHeight: '11',
      fontWeight: '600',
      textDecoration: 'underline',
      textUnderlineOffset: '4px',
      cursor: 'pointer',
    },
  },
});
