import { Button, Flex, Grid } from '@chakra-ui/react';
import { GRIDS, placeOfPin } from '../../../../core/lock/faces/pattern.ts';
import type { FaceOf } from '../../../../core/lock/model.ts';
import { faceEditorText } from '../../../text/faceEditor.ts';
import type { Lock } from './useLock.ts';

/** Which switches are on. */
export function SwitchesAnswer({ face, lock }: { face: FaceOf<'switches'>; lock: Lock }) {
  const marks = [...lock.answer.padEnd(face.count, '0')];
  return (
    <Grid templateColumns={`repeat(${face.columns}, minmax(2.75rem, 4.5rem))`} gap="1.5">
      {marks.map((mark, place) => (
        <Button
          // biome-ignore lint/suspicious/noArrayIndexKey: switches are told apart by their place alone.
          key={place}
          variant={mark === '1' ? 'solid' : 'outline'}
          size="sm"
          minH="11"
          px="0"
          minW="0"
          aria-pressed={mark === '1'}
          aria-label={faceEditorText.switchAt(place + 1)}
          onClick={() => lock.setAnswer(marks.with(place, mark === '1' ? '0' : '1').join(''))}
        >
          {place + 1}
        </Button>
      ))}
    </Grid>
  );
}

/** The thread from pin to pin; each pin shows its place in it. */
export function PatternAnswer({ face, lock }: { face: FaceOf<'pattern'>; lock: Lock }) {
  const { columns, rows } = GRIDS[face.grid];
  const pins = Array.from({ length: columns * rows }, (_, place) => String(place + 1));
  const thread = lock.answer === '' ? [] : lock.answer.split(' ');
  function press(pin: string): void {
    const isLast = thread.at(-1) === pin;
    if (isLast) lock.setAnswer(thread.slice(0, -1).join(' '));
    else if (!thread.includes(pin)) lock.setAnswer([...thread, pin].join(' '));
  }
  return (
    <Flex direction="column" gap="3" align="start">
      <Grid templateColumns={`repeat(${columns}, 3.25rem)`} gap="3">
        {pins.map((pin) => {
          const { column, row } = placeOfPin(face, Number(pin));
          const step = thread.indexOf(pin) + 1;
          return (
            <Button
              key={pin}
              variant={step > 0 ? 'solid' : 'outline'}
              boxSize="13"
              minW="0"
              p="0"
              borderRadius="full"
              aria-pressed={step > 0}
              aria-label={faceEditorText.pinAt(column, row)}
              onClick={() => press(pin)}
            >
              {step > 0 ? step : ''}
            </Button>
          );
        })}
      </Grid>
      <Button variant="outline" size="sm" disabled={thread.length === 0} onClick={() => lock.setAnswer('')}>
        {faceEditorText.clear}
      </Button>
    </Flex>
  );
}
