import { Flex } from '@chakra-ui/react';
import type { Wheel } from '../../../core/lock/faces/wheels.ts';
import { FACE_LIMITS, type Range } from '../../../core/lock/limits.ts';
import type { FaceOf } from '../../../core/lock/model.ts';
import { COLOURS, type Sign, SYMBOLS } from '../../../core/lock/signs/signs.ts';
import { type Choice, ChoiceField } from '../../shared/form/ChoiceField.tsx';
import { faceEditorText } from '../text/faceEditor.ts';
import type { Lock } from './useLock.ts';
import { usePictures } from './usePictures.ts';

/** A face's settings besides the answer: number and kind of wheels, number of switches, picture (K1). */
export function FaceSettings({ lock }: { lock: Lock }) {
  const { face } = lock;
  switch (face.type) {
    case 'wheels':
      return <WheelsSettings face={face} lock={lock} />;
    case 'switches':
      return <SwitchesSettings face={face} lock={lock} />;
    case 'pattern':
      return (
        <ChoiceField
          label={faceEditorText.grid}
          value={face.grid}
          choices={(['3x3', '3x4', '4x4'] as const).map(asChoice)}
          onChoose={(grid) => lock.setFace({ type: 'pattern', grid })}
        />
      );
    case 'jigsaw':
      return <JigsawSettings face={face} lock={lock} />;
    default:
      return null;
  }
}

type WheelKind = 'digits' | 'letters' | 'symbols' | 'colours';

const WHEELS: Readonly<Record<WheelKind, Wheel>> = {
  digits: { type: 'digits' },
  letters: { type: 'letters' },
  symbols: { type: 'signs', signs: SYMBOLS.slice(0, FACE_LIMITS.wheelSigns.max) },
  colours: { type: 'signs', signs: COLOURS },
};
const WHEEL_KINDS = Object.keys(WHEELS) as WheelKind[];

function WheelsSettings({ face, lock }: { face: FaceOf<'wheels'>; lock: Lock }) {
  const kinds = new Set(face.wheels.map(kindOf));
  const [kind = 'digits'] = kinds;
  const isMixed = kinds.size > 1;
  const last = face.wheels.at(-1) ?? WHEELS.digits;
  const { wheelKinds } = faceEditorText;
  return (
    <Flex gap="2">
      <CountField
        label={faceEditorText.wheels}
        value={face.wheels.length}
        range={FACE_LIMITS.wheels}
        onChoose={(count) =>
          lock.setFace({
            type: 'wheels',
            wheels: Array.from({ length: count }, (_, place) => face.wheels[place] ?? last),
          })
        }
      />
      <ChoiceField
        label={faceEditorText.onWheels}
        value={isMixed ? 'mixed' : kind}
        choices={[
          ...(isMixed ? [{ value: 'mixed', label: wheelKinds.mixed }] : []),
          ...WHEEL_KINDS.map((value) => ({ value, label: wheelKinds[value] })),
        ]}
        onChoose={(value) => {
          const chosen = WHEEL_KINDS.find((each) => each === value);
          if (chosen) lock.setFace({ type: 'wheels', wheels: face.wheels.map(() => WHEELS[chosen]) });
        }}
      />
    </Flex>
  );
}

function kindOf(wheel: Wheel): WheelKind {
  if (wheel.type !== 'signs') return wheel.type;
  const colours: readonly Sign[] = COLOURS;
  return wheel.signs.every((sign) => colours.includes(sign)) ? 'colours' : 'symbols';
}

function SwitchesSettings({ face, lock }: { face: FaceOf<'switches'>; lock: Lock }) {
  return (
    <Flex gap="2">
      <CountField
        label={faceEditorText.switches}
        value={face.count}
        range={FACE_LIMITS.switches}
        onChoose={(count) => lock.setFace({ ...face, count })}
      />
      <CountField
        label={faceEditorText.inRow}
        value={face.columns}
        range={FACE_LIMITS.switchesInRow}
        onChoose={(columns) => lock.setFace({ ...face, columns })}
      />
    </Flex>
  );
}

function JigsawSettings({ face, lock }: { face: FaceOf<'jigsaw'>; lock: Lock }) {
  const pictures = usePictures('backgrounds');
  const { movesOf } = faceEditorText;
  const MOVES = ['swap', 'turn', 'both'] as const;
  return (
    <Flex direction="column" gap="3">
      <ChoiceField
        label={faceEditorText.picture}
        value={face.uri}
        choices={[
          { value: '', label: faceEditorText.choosePicture },
          ...pictures.map(({ uri, label }) => ({ value: uri, label })),
        ]}
        onChoose={(uri) => lock.setFace({ ...face, uri })}
      />
      <Flex gap="2">
        <CountField
          label={faceEditorText.columns}
          value={face.columns}
          range={FACE_LIMITS.jigsawColumns}
          onChoose={(columns) => lock.setFace({ ...face, columns })}
        />
        <CountField
          label={faceEditorText.rows}
          value={face.rows}
          range={FACE_LIMITS.jigsawRows}
          onChoose={(rows) => lock.setFace({ ...face, rows })}
        />
        <ChoiceField
          label={faceEditorText.moves}
          value={face.moves}
          choices={MOVES.map((value) => ({ value, label: movesOf[value] }))}
          onChoose={(moves) => lock.setFace({ ...face, moves })}
        />
      </Flex>
    </Flex>
  );
}

interface CountFieldProps {
  label: string;
  value: number;
  range: Range;
  onChoose: (count: number) => void;
}

function CountField({ label, value, range: { min, max }, onChoose }: CountFieldProps) {
  const counts = Array.from({ length: max - min + 1 }, (_, place) => String(min + place));
  return (
    <ChoiceField
      label={label}
      value={String(value)}
      choices={counts.map(asChoice)}
      onChoose={(count) => onChoose(Number(count))}
    />
  );
}

function asChoice<Value extends string>(value: Value): Choice<Value> {
  return { value, label: value };
}
