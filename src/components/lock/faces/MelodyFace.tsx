import { chakra } from '@chakra-ui/react';
import { FACE_LIMITS } from '../../../../core/lock/limits.ts';
import { TONES, type Tone } from '../../../../core/lock/signs.ts';
import { lockText } from '../../../text/lock.ts';
import { EntryLine } from '../EntryLine.tsx';
import type { FaceProps } from '../faceProps.ts';
import { LockKey } from '../LockKey.tsx';
import { LockPicture } from '../LockPicture.tsx';
import { playTone } from '../playTone.ts';
import { stepsIn, withoutLast, withStep } from '../steps.ts';
import { placeAt, u } from '../units.ts';
import { useTypedKeys } from '../useTypedKeys.ts';

const TYPED = 'asdfghjk';

/** The keys of a toy piano, seen as well as heard. */
export function MelodyFace({ entered, onEnter }: FaceProps<'melody'>) {
  const press = (tone: Tone) => {
    playTone(TONES.indexOf(tone));
    onEnter(withStep(entered, tone, FACE_LIMITS.melody.max));
  };
  useTypedKeys({
    type: (key) => {
      const tone = TONES[TYPED.indexOf(key.toLowerCase())];
      if (tone) press(tone);
    },
    undo: () => onEnter(withoutLast(entered)),
  });
  return (
    <>
      <EntryLine
        steps={stepsIn(entered)}
        hint={lockText.keysHint}
        box={[40, 84, 256, 76]}
        color="#241a1e"
        size={30}
      />
      {TONES.map((tone, place) => (
        <LockKey
          key={tone}
          label={lockText.tones[tone]}
          box={[4 + place * 44, 214, 44, 166]}
          radius={4}
          onPress={() => press(tone)}
        >
          <LockPicture name={`melody/key-${place}`} box={[0, 0, 44, 164]} />
          <chakra.span
            aria-hidden
            textAlign="center"
            fontWeight="650"
            color="#3a2416"
            style={{ ...placeAt([0, 128, 44, 28]), fontSize: u(19) }}
          >
            {tone === 'high-do' ? `${lockText.tones.do}’` : lockText.tones[tone]}
          </chakra.span>
        </LockKey>
      ))}
    </>
  );
}
