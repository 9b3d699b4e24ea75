import { chakra } from '@chakra-ui/react';
import { FACE_LIMITS } from '../../../../core/lock/limits.ts';
import { TONES, type Tone } from '../../../../core/lock/signs/signs.ts';
import { playTone } from '../../sound/playTone.ts';
import { lockText } from '../../text/lock.ts';
import type { FaceProps } from '../faceProps.ts';
import { LockKey } from '../parts/LockKey.tsx';
import { LockPicture } from '../parts/LockPicture.tsx';
import { Stave } from '../parts/Stave.tsx';
import { stepsIn, withoutLast, withStep } from '../steps.ts';
import { useTypedKeys } from '../typing/useTypedKeys.ts';
import { placeAt, textSize, u } from '../units.ts';

const TYPED = 'asdfghjk';

/** A toy piano, whose keys are seen as well as heard. */
export function MelodyFace({ entered, onEnter, state }: FaceProps<'melody'>) {
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
  if (state === 'open') return <Bravo />;
  return (
    <>
      <Stave tones={stepsIn(entered).filter(isTone)} isWrong={state === 'wrong'} />
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
            style={{ ...placeAt([0, 128, 44, 28]), fontSize: textSize(19) }}
          >
            {tone === 'high-do' ? `${lockText.tones.do}’` : lockText.tones[tone]}
          </chakra.span>
        </LockKey>
      ))}
    </>
  );
}

function Bravo() {
  return (
    <chakra.em
      aria-hidden
      data-moves="follows"
      style={{ ...placeAt([56, -28, 248, 58]), fontSize: u(26), lineHeight: u(58) }}
      css={{ textAlign: 'center', color: '#3a2416', fontWeight: '650' }}
    >
      {lockText.played}
    </chakra.em>
  );
}

function isTone(step: string): step is Tone {
  return TONES.some((tone) => tone === step);
}
