import { Flex, Grid } from '@chakra-ui/react';
import { shownOn } from '../../../../core/lock/faces/wheels.ts';
import type { FaceOf } from '../../../../core/lock/model.ts';
import { isSign } from '../../../../core/lock/signs.ts';
import { faceEditorText, signName } from '../../../text/faceEditor.ts';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import type { Lock } from './useLock.ts';

/** What each wheel shows. */
export function WheelsAnswer({ face, lock }: { face: FaceOf<'wheels'>; lock: Lock }) {
  const shown = lock.answer.split(' ');
  return (
    <Grid templateColumns="repeat(auto-fill, minmax(6rem, 1fr))" gap="2">
      {face.wheels.map((wheel, place) => (
        <ChoiceField
          // biome-ignore lint/suspicious/noArrayIndexKey: wheels are told apart by their place alone.
          key={place}
          label={faceEditorText.wheelAt(place + 1)}
          value={shown[place] ?? ''}
          choices={shownOn(wheel).map((value) => ({
            value,
            label: isSign(value) ? signName(value) : value,
          }))}
          onChoose={(value) => lock.setAnswer(shown.with(place, value).join(' '))}
        />
      ))}
    </Grid>
  );
}

const HOURS = Array.from({ length: 12 }, (_, place) => String(place + 1));
const MINUTES = Array.from({ length: 12 }, (_, place) => String(place * 5).padStart(2, '0'));

/** Where the two hands stand. */
export function ClockAnswer({ lock }: { lock: Lock }) {
  const [hour = '12', minute = '00'] = lock.answer.split(':');
  return (
    <Flex gap="2">
      <ChoiceField
        label={faceEditorText.hour}
        value={hour}
        choices={HOURS.map((value) => ({ value, label: value }))}
        onChoose={(value) => lock.setAnswer(`${value}:${minute}`)}
      />
      <ChoiceField
        label={faceEditorText.minute}
        value={minute}
        choices={MINUTES.map((value) => ({ value, label: value }))}
        onChoose={(value) => lock.setAnswer(`${hour}:${value}`)}
      />
    </Flex>
  );
}
