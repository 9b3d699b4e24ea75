import { chakra } from '@chakra-ui/react';
import { FACES } from '../../../../core/lock/faces.ts';
import { lockText } from '../../text/lock.ts';
import type { FaceProps } from '../faceProps.ts';
import { LockPicture } from '../parts/LockPicture.tsx';
import { LockSwitch } from '../parts/LockSwitch.tsx';
import { useTypedKeys } from '../typing/useTypedKeys.ts';
import { placeAt, textSize, u } from '../units.ts';

const AREA = { x: 8, y: 64, width: 344, height: 312 };
/** The largest switch and the gap beside it, in units. */
const SWITCH = { width: 68, height: 136, gap: 10 };

/** A fuse board with switches. */
export function SwitchesFace({ view, entered, onEnter }: FaceProps<'switches'>) {
  const { count, columns } = view;
  const rows = Math.ceil(count / columns);
  const inRow = Math.min(columns, count);
  const cell = {
    width: Math.min(AREA.width / inRow, SWITCH.width + SWITCH.gap * 2),
    height: Math.min(AREA.height / rows, SWITCH.height + SWITCH.gap),
  };
  const scale = Math.min(1, cell.width / (SWITCH.width + 4), cell.height / (SWITCH.height + 8));
  const [left, top] = [
    AREA.x + (AREA.width - cell.width * inRow) / 2,
    AREA.y + (AREA.height - cell.height * rows) / 2,
  ];
  const on = [...entered].map((mark) => mark === '1');
  const flick = (place: number) =>
    onEnter(FACES.switches.write(on.map((isOn, at) => (at === place ? !isOn : isOn))), {
      words: lockText.setTo(lockText.switchNumber(place + 1), on[place] ? lockText.off : lockText.on),
      by: lockText.switchNumber(place + 1),
    });
  useTypedKeys({
    type: (key) => {
      const place = Number(key) - 1;
      if (place >= 0 && place < count) flick(place);
    },
  });
  const board = on.map((isOn, place) => {
    const [x, y] = [left + (place % columns) * cell.width, top + Math.floor(place / columns) * cell.height];
    const [width, height] = [SWITCH.width * scale, SWITCH.height * scale];
    const inset = [(cell.width - width) / 2, (cell.height - height) / 2] as const;
    return (
      <LockSwitch
        // biome-ignore lint/suspicious/noArrayIndexKey: a switch is its place
        key={place}
        label={lockText.switchNumber(place + 1)}
        number={place + 1}
        isOn={isOn}
        box={[x, y, cell.width, cell.height]}
        onFlick={() => flick(place)}
      >
        <LockPicture
          name={`switches/${isOn ? 'on' : 'off'}`}
          box={[inset[0], inset[1], width, height]}
          margin={6 * scale}
        />
      </LockSwitch>
    );
  });
  return (
    <>
      <chakra.span aria-hidden style={{ ...placeAt([92, 32, 176, 32]), ...PLATE }}>
        {lockText.switchPlate(count)}
      </chakra.span>
      {board}
    </>
  );
}

const PLATE = {
  fontSize: textSize(16),
  lineHeight: u(32),
  fontWeight: 750,
  color: 'var(--plate-ink, #2e1a08)',
  textAlign: 'center',
  textShadow: '0 1px 0 #ffffff66',
} as const;
