import { Text } from '@chakra-ui/react';
import { FACE_LIMITS } from '../../../../core/lock/limits.ts';
import { COLOURS, DIRECTIONS, SYMBOLS, TONES } from '../../../../core/lock/signs.ts';
import { LIMITS } from '../../../../core/room/limits.ts';
import { faceEditorText } from '../../../text/faceEditor.ts';
import { PatternAnswer, SwitchesAnswer } from './GridAnswer.tsx';
import { OrderAnswer } from './OrderAnswer.tsx';
import { PlainTextField } from './PlainTextField.tsx';
import { PressedAnswer } from './PressedAnswer.tsx';
import { ClockAnswer, WheelsAnswer } from './TurnedAnswer.tsx';
import type { Lock } from './useLock.ts';

/** The answer, set as the face has it entered (K1). */
export function AnswerEditor({ lock }: { lock: Lock }) {
  const { face, answer, setAnswer } = lock;
  const pressed = { answer, onChange: setAnswer };
  const { colours, directions, symbols, melody } = FACE_LIMITS;
  switch (face.type) {
    case 'text':
      return (
        <PlainTextField
          label={faceEditorText.answer}
          value={answer}
          limit={LIMITS.password}
          onChange={setAnswer}
        />
      );
    case 'digits':
      return <DigitsAnswer lock={lock} />;
    case 'wheels':
      return <WheelsAnswer face={face} lock={lock} />;
    case 'colours':
      return <PressedAnswer {...pressed} signs={COLOURS} most={colours.max} columns={4} />;
    case 'directions':
      return <PressedAnswer {...pressed} signs={DIRECTIONS} most={directions.max} columns={4} />;
    case 'symbols':
      return <PressedAnswer {...pressed} signs={SYMBOLS} most={symbols.max} columns={6} />;
    case 'melody':
      return <PressedAnswer {...pressed} signs={TONES} most={melody.max} columns={8} />;
    case 'clock':
      return <ClockAnswer lock={lock} />;
    case 'switches':
      return <SwitchesAnswer face={face} lock={lock} />;
    case 'pattern':
      return <PatternAnswer face={face} lock={lock} />;
    case 'order':
      return <OrderAnswer face={face} lock={lock} />;
    case 'jigsaw':
      return <Text textStyle="sm">{faceEditorText.jigsawHelp}</Text>;
  }
}

function DigitsAnswer({ lock }: { lock: Lock }) {
  return (
    <PlainTextField
      label={faceEditorText.answer}
      value={lock.answer}
      limit={FACE_LIMITS.digits.max}
      inputMode="numeric"
      help={faceEditorText.digitsHelp}
      onChange={(typed) => lock.setAnswer(typed.replace(/[^0-9]/g, ''))}
    />
  );
}
