import { Button, Flex, Grid, IconButton, Text } from '@chakra-ui/react';
import { Delete } from 'lucide-react';
import type { Sign } from '../../../../core/lock/signs.ts';
import { faceEditorText, signName } from '../../../text/faceEditor.ts';
import { SignButton } from './SignButton.tsx';

interface PressedAnswerProps {
  /** What can be pressed. */
  signs: readonly Sign[];
  answer: string;
  most: number;
  columns: number;
  onChange: (answer: string) => void;
}

/** An answer that is pressed one sign after the other: stones, pushes, tiles, keys (K1). */
export function PressedAnswer({ signs, answer, most, columns, onChange }: PressedAnswerProps) {
  const pressed = answer === '' ? [] : answer.split(' ');
  return (
    <Flex direction="column" gap="3">
      <Flex align="center" gap="2" minH="11">
        <Text flex="1" fontWeight="650" aria-live="polite">
          {pressed.length === 0
            ? faceEditorText.noAnswer
            : pressed.map((sign) => signName(sign as Sign)).join(' · ')}
        </Text>
        <IconButton
          variant="ghost"
          size="sm"
          disabled={pressed.length === 0}
          aria-label={faceEditorText.takeBack}
          title={faceEditorText.takeBack}
          onClick={() => onChange(pressed.slice(0, -1).join(' '))}
        >
          <Delete />
        </IconButton>
        <Button variant="outline" size="sm" disabled={pressed.length === 0} onClick={() => onChange('')}>
          {faceEditorText.clear}
        </Button>
      </Flex>
      <Grid templateColumns={`repeat(${columns}, minmax(0, 1fr))`} gap="1.5">
        {signs.map((sign) => (
          <SignButton
            key={sign}
            sign={sign}
            onPress={() => pressed.length < most && onChange([...pressed, sign].join(' '))}
          />
        ))}
      </Grid>
    </Flex>
  );
}
