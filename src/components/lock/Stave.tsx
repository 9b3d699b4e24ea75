import { chakra } from '@chakra-ui/react';
import { TONES, type Tone } from '../../../core/lock/signs.ts';
import { lockText } from '../../text/lock.ts';
import { type Box, placeAt, u } from './units.ts';

const PAPER: Box = [34, 62, 268, 122];
/** Between two lines; a tone is half as high. */
const GAP = 13;
/** Of the lowest line, that of mi. */
const LOWEST = 82;
const LINES = [0, 1, 2, 3, 4].map((line) => LOWEST - line * GAP);
const START = 30;

/** What was played, as notes at their height; the lines come with the first one. */
export function Stave({ tones, isWrong }: { tones: readonly Tone[]; isWrong: boolean }) {
  const pitch = Math.min(34, (PAPER[2] - START - 12) / (tones.length + 0.6));
  const color = isWrong ? '#b02a40' : '#241a1e';
  if (tones.length === 0) return <Hint />;
  return (
    <chakra.svg
      viewBox={`0 0 ${PAPER[2]} ${PAPER[3]}`}
      aria-hidden
      style={placeAt(PAPER)}
      css={{ pointerEvents: 'none' }}
    >
      {LINES.map((y) => (
        <path key={y} d={`M10 ${y}H${PAPER[2] - 10}`} stroke="#6b5236" strokeWidth="1.5" opacity="0.75" />
      ))}
      {tones.map((tone, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a note is its place
        <Note key={place} tone={tone} x={START + place * pitch} color={color} />
      ))}
      {!isWrong && (
        <path d={`M${START + (tones.length - 0.45) * pitch} 24V88`} stroke="#b02a40" strokeWidth="2.4" />
      )}
    </chakra.svg>
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
      <text x={x} y="114" textAnchor="middle" fontSize="13" fontWeight="600" stroke="none">
        {tone === 'high-do' ? `${lockText.tones.do}’` : lockText.tones[tone]}
      </text>
    </g>
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
