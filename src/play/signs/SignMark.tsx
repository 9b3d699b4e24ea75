import { chakra } from '@chakra-ui/react';
import {
  DIRECTIONS,
  type Direction,
  type Sign,
  sortOf,
  TONES,
  type Tone,
} from '../../../core/lock/signs/signs.ts';
import { lockText } from '../text/lock.ts';
import { signName } from '../text/signName.ts';

interface SignMarkProps {
  sign: Sign;
  /**
   * Whether it is named for screen readers, in the language around it; false where a label already names it.
   */
  isNamed?: boolean;
}

/** A drawn sign, as high as the surrounding letters (K3). */
export function SignMark({ sign, isNamed = true }: SignMarkProps) {
  const name = isNamed
    ? { role: 'img', 'aria-label': signName(sign), title: signName(sign) }
    : { 'aria-hidden': true };
  return (
    <chakra.span
      {...name}
      display="inline-block"
      verticalAlign="-0.2em"
      height="1.15em"
      minWidth="1.15em"
      lineHeight="1.15em"
      textAlign="center"
    >
      <Drawn sign={sign} />
    </chakra.span>
  );
}

function Drawn({ sign }: { sign: Sign }) {
  switch (sortOf(sign)) {
    case 'symbol':
      return <Cut address={`/art/locks/signs/${sign}.webp`} />;
    case 'colour':
      return (
        <chakra.img
          src={`/art/locks/colours/${sign}.webp`}
          alt=""
          boxSize="1.3em"
          margin="-0.075em"
          maxWidth="none"
        />
      );
    case 'direction':
      return <Arrow eighths={DIRECTIONS.indexOf(sign as Direction)} />;
    case 'tone':
      return <Note tone={sign as Tone} />;
    case 'switch':
      return <SwitchSign isOn={sign === 'on'} />;
    case 'clock':
      return <Dial sign={sign} />;
  }
}

/** One colour, in the shape of a picture. */
function Cut({ address }: { address: string }) {
  return (
    <chakra.span
      display="block"
      boxSize="1.15em"
      bg="currentColor"
      style={{ mask: `url(${address}) center / contain no-repeat` }}
    />
  );
}

function Arrow({ eighths }: { eighths: number }) {
  return (
    <svg viewBox="-16 -16 32 32" width="1.15em" height="1.15em" aria-hidden>
      <path
        transform={`rotate(${eighths * 45})`}
        d="M0 -15L12 -1H5V14H-5V-1H-12Z"
        fill="currentColor"
        strokeLinejoin="round"
        stroke="currentColor"
        strokeWidth="1.5"
      />
    </svg>
  );
}

function Note({ tone }: { tone: Tone }) {
  const height = 22 - TONES.indexOf(tone) * 2;
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="0.1em" fontSize="0.85em" fontWeight="650">
      <svg viewBox="0 0 20 32" width="0.75em" height="1.2em" aria-hidden>
        <ellipse cx="8" cy={height + 3} rx="6" ry="4.6" fill="currentColor" />
        <path d={`M13.5 ${height + 2}V${height - 14}`} stroke="currentColor" strokeWidth="2.4" />
      </svg>
      <span aria-hidden>{lockText.tones[tone]}</span>
    </chakra.span>
  );
}

function SwitchSign({ isOn }: { isOn: boolean }) {
  return (
    <svg viewBox="0 0 18 30" width="0.72em" height="1.15em" aria-hidden>
      <rect
        x="1.5"
        y="1.5"
        width="15"
        height="27"
        rx="7.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
      />
      <circle
        cx="9"
        cy={isOn ? 9 : 21}
        r="4.8"
        fill={isOn ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="2.4"
      />
    </svg>
  );
}

function Dial({ sign }: { sign: Sign }) {
  const [, hour = '0', minute = '0'] = sign.split('-');
  const turn = (Number(hour) % 12) * 30 + Number(minute) / 2;
  return (
    <svg viewBox="-16 -16 32 32" width="1.15em" height="1.15em" aria-hidden>
      <circle r="14" fill="none" stroke="currentColor" strokeWidth="2.6" />
      <path
        d="M0 2V-7"
        transform={`rotate(${turn})`}
        stroke="currentColor"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
      <path
        d="M0 2V-11"
        transform={`rotate(${Number(minute) * 6})`}
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
