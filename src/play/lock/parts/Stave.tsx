import { chakra } from '@chakra-ui/react';
import { TONES, type Tone } from '../../../../core/lock/signs/signs.ts';
import { lockText } from '../../text/lock.ts';
import { type Box, placeAt, textSize, u } from '../units.ts';

const PAPER: Box = [34, 62, 268, 122];
/** Units between two lines; a tone is half as high. */
const GAP = 13;
/** The height of the lowest line, that of mi. */
const LOWEST = 72;
const LINES = [0, 1, 2, 3, 4].map((line) => LOWEST - line * GAP);
const START = 30;
/** Units between two notes below which their names stand in two rows. */
const CLOSE = 28;

/** The played tones as notes on a stave; the lines appear with the first one. */
export function Stave({ tones, isWrong }: { tones: readonly Tone[]; isWrong: boolean }) {
  const pitch = Math.min(34, (PAPER[2] - START - 12) / (tones.length + 0.6));
  const color = isWrong ? '#b02a40' : '#241a1e';
  if (tones.length === 0) return <Hint />;
  return (
    <chakra.div aria-hidden style={placeAt(PAPER)} css={{ pointerEvents: 'none' }}>
      <chakra.svg viewBox={`0 0 ${PAPER[2]} ${PAPER[3]}`} width="100%" height="100%">
        {LINES.map((y) => (
          <path key={y} d={`M10 ${y}H${PAPER[2] - 10}`} stroke="#6b5236" strokeWidth="1.5" opacity="0.75" />
        ))}
        {tones.map((tone, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a note is its place
          <Note key={place} tone={tone} x={START + place * pitch} color={color} />
        ))}
        {!isWrong && (
          <path d={`M${START + (tones.length - 0.45) * pitch} 14V78`} stroke="#b02a40" strokeWidth="2.4" />
        )}
      </chakra.svg>
      {tones.map((tone, place) => (
        <Name
          // biome-ignore lint/suspicious/noArrayIndexKey: a note is its place
          key={place}
          tone={tone}
          at={[START + place * pitch, pitch < CLOSE && place % 2 === 1 ? 105 : pitch < CLOSE ? 89 : 96]}
          color={color}
        />
      ))}
    </chakra.div>
  );
}

function Note({ tone, x, color }: { tone: Tone; x: number; color: string }) {
  const height = TONES.indexOf(tone) - TONES.indexOf('mi');
  const y = LOWEST - (height * GAP) / 2;
  const stem = tone === 'ti' || tone === 'high-do' ? [-6.6, 36] : [6.6, -36];
  return (
    <g fill={color} stroke={color}>
      {tone === 'do' && <path d={`M${x - 12} ${y}H${x + 12}`} strokeWidth="1.8" />}
      <ellipse cx={x} cy={y} rx="7.6" ry="5.8" transform={`rotate(-18 ${x} ${y})`} stroke="none" />
      <path d={`M${x + (stem[0] ?? 0)} ${y}v${stem[1]}`} strokeWidth="2.4" />
    </g>
  );
}

interface NameProps {
  tone: Tone;
  /** The middle of its upper edge. */
  at: readonly [x: number, y: number];
  color: string;
}

function Name({ tone, at: [x, y], color }: NameProps) {
  return (
    <chakra.span
      fontWeight="600"
      lineHeight="1"
      translate="-50% 0"
      position="absolute"
      style={{ left: u(x), top: u(y), fontSize: textSize(15), color }}
    >
      {tone === 'high-do' ? `${lockText.tones.do}’` : lockText.tones[tone]}
    </chakra.span>
  );
}

function Hint() {
  return (
    <chakra.em
      aria-hidden
      style={{ ...placeAt(PAPER), fontSize: u(20), lineHeight: u(PAPER[3]) }}
      css={{ textAlign: 'center', color: '#5b4630', pointerEvents: 'none' }}
    >
      {lockText.keysHint}
    </chakra.em>
  );
}
