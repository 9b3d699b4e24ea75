import { Box, Button, Grid, IconButton } from '@chakra-ui/react';
import { Shapes } from 'lucide-react';
import { useState } from 'react';
import { spellSign } from '../../../core/lock/signs/signedText.ts';
import {
  COLOURS,
  DIRECTIONS,
  type Sign,
  SWITCH_SIGNS,
  SYMBOLS,
  TONES,
} from '../../../core/lock/signs/signs.ts';
import { SignMark } from '../../play/signs/SignMark.tsx';
import { signName } from '../../play/text/signName.ts';
import { SegmentedControl } from '../../shared/kit/SegmentedControl.tsx';
import { signPickerText } from '../text/signPicker.ts';
import { ClockPicker } from './ClockPicker.tsx';

const GROUPS = {
  symbols: SYMBOLS,
  colours: COLOURS,
  directions: DIRECTIONS,
  tones: TONES,
  switches: SWITCH_SIGNS,
  clock: [],
} as const satisfies Readonly<Record<string, readonly Sign[]>>;
type Group = keyof typeof GROUPS;

/** Inserts a drawn sign into a text, in its written form (K3). */
export function SignPicker({ onInsert }: { onInsert: (code: string) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box w="full">
      <Button size="sm" variant="ghost" ms="-2" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <Shapes aria-hidden /> {signPickerText.insert}
      </Button>
      {isOpen && <Signs onChoose={(sign) => onInsert(spellSign(sign))} />}
    </Box>
  );
}

function Signs({ onChoose }: { onChoose: (sign: Sign) => void }) {
  const [group, setGroup] = useState<Group>('symbols');
  const { groups } = signPickerText;
  return (
    <Box p="2" mt="1" borderRadius="md" borderWidth="1px" borderColor="border" bg="bg.inset">
      <SegmentedControl
        label={signPickerText.group}
        value={group}
        choices={(Object.keys(GROUPS) as Group[]).map((value) => ({ value, label: groups[value] }))}
        onChoose={setGroup}
      />
      {group === 'clock' ? (
        <ClockPicker onChoose={onChoose} />
      ) : (
        <Grid templateColumns="repeat(auto-fill, minmax(2.75rem, 1fr))" gap="1" mt="2">
          {GROUPS[group].map((sign) => (
            <IconButton
              key={sign}
              variant="ghost"
              minW="11"
              minH="11"
              fontSize="xl"
              aria-label={signName(sign)}
              title={signName(sign)}
              onClick={() => onChoose(sign)}
            >
              <SignMark sign={sign} isNamed={false} />
            </IconButton>
          ))}
        </Grid>
      )}
    </Box>
  );
}
