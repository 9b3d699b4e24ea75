import { Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { clockSignOf, type Sign } from '../../../core/lock/signs/signs.ts';
import { ChoiceField } from '../../shared/form/ChoiceField.tsx';
import { signPickerText } from '../text/signPicker.ts';

const HOURS = Array.from({ length: 12 }, (_, place) => place + 1);
const MINUTES = Array.from({ length: 12 }, (_, place) => place * 5);

/** Picks a time in the form a clock face uses. */
export function ClockPicker({ onChoose }: { onChoose: (sign: Sign) => void }) {
  const [hour, setHour] = useState(12);
  const [minute, setMinute] = useState(0);
  return (
    <Flex gap="2" align="end" mt="2">
      <ChoiceField
        label={signPickerText.hour}
        value={String(hour)}
        choices={HOURS.map((value) => ({ value: String(value), label: String(value) }))}
        onChoose={(value) => setHour(Number(value))}
      />
      <ChoiceField
        label={signPickerText.minutes}
        value={String(minute)}
        choices={MINUTES.map((value) => ({ value: String(value), label: String(value).padStart(2, '0') }))}
        onChoose={(value) => setMinute(Number(value))}
      />
      <Button variant="outline" size="sm" onClick={() => onChoose(clockSignOf({ hour, minute }))}>
        {signPickerText.insertTime}
      </Button>
    </Flex>
  );
}
