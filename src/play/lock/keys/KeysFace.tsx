import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';
import { type Ref, useLayoutEffect, useRef, useState } from 'react';
import type { LockMaterial } from '../../../../core/catalogue/lockMaterial.ts';
import type { ViewEntry } from '../../../../core/play/view/playerView.ts';
import type { LanguageProps } from '../../../shared/language/languageProps.ts';
import { ItemPicture } from '../../../shared/pictures/ItemPicture.tsx';
import { tableText } from '../../text/table.ts';
import { Material } from '../material.ts';
import { LockPicture } from '../parts/LockPicture.tsx';
import { StatusLamp } from '../parts/StatusLamp.tsx';
import { type Box, placeAt, u } from '../units.ts';
import { type Keyhole, keyholesOf } from './keyMetal.ts';

interface KeysFaceProps {
  /** Takes the focus first. */
  ref: Ref<HTMLUListElement>;
  keyholes: number;
  /** In the order in which they were put in. */
  used: readonly ViewEntry[];
  material: LockMaterial | null;
  /** True once the last key is in: the bolt slides. */
  isOpen: boolean;
  /** The rectangle in the window where a key was before it was put in. */
  cameFrom: (key: ViewEntry) => DOMRect | null;
  /** The language of the keys' names. */
  language: LanguageProps;
}

const A_ROW = 3;
const HOLE = { width: 84, height: 116 };
const APART = 104;
const KEY = 92;
const FLIGHT = 420;

/** A lock with several keyholes: each key flies into a hole of its own metal and stays there (K5). */
export function KeysFace({ ref, keyholes, used, material, isOpen, cameFrom, language }: KeysFaceProps) {
  const holes = keyholesOf(keyholes, used);
  const isTall = keyholes > A_ROW;
  const height = isTall ? 366 : 236;
  return (
    <Material value={material}>
      <Face
        data-face="keys"
        data-state={isOpen ? 'open' : 'rest'}
        style={{ ['--height' as string]: height, height: u(height) }}
      >
        <LockPicture name={isTall ? 'keys/rows' : 'keys/row'} box={[0, 0, 360, height]} margin={24} />
        <Bolt style={{ transform: `translateX(${u(isOpen ? -4 : 92)})` }}>
          <LockPicture name="keys/bolt" box={[38, 31, 190, 34]} margin={12} />
        </Bolt>
        <StatusLamp at={[326, 48]} state={isOpen ? 'open' : used.length > 0 ? 'use' : 'rest'} />
        <Holes
          ref={ref}
          // Without markers some browsers do not announce it as a list.
          role="list"
          tabIndex={-1}
          aria-label={tableText.keyholes(keyholes, used.length)}
        >
          {holes.map((hole, place) => (
            <Hole
              // biome-ignore lint/suspicious/noArrayIndexKey: a hole is its place
              key={place}
              hole={hole}
              box={holeBox(place, keyholes)}
              cameFrom={cameFrom}
              language={language}
            />
          ))}
        </Holes>
      </Face>
    </Material>
  );
}

/** The box of a hole: three a row, each row centred. */
function holeBox(place: number, keyholes: number): Box {
  const row = Math.floor(place / A_ROW);
  const inRow = Math.min(A_ROW, keyholes - row * A_ROW);
  const center = 180 + ((place % A_ROW) - (inRow - 1) / 2) * APART;
  return [center - HOLE.width / 2, 92 + row * 124, HOLE.width, HOLE.height];
}

interface HoleProps extends Pick<KeysFaceProps, 'cameFrom' | 'language'> {
  hole: Keyhole;
  box: Box;
}

function Hole({ hole: { metal, entry }, box, cameFrom, language }: HoleProps) {
  return (
    <li>
      <LockPicture name={`keys/hole-${metal}`} box={box} margin={10} />
      {entry && <KeyInHole key={entry.id} entry={entry} box={box} cameFrom={cameFrom} />}
      <VisuallyHidden>
        {entry ? <span {...language}>{entry.label}</span> : <span>{tableText.keyholeEmpty}</span>}
      </VisuallyHidden>
    </li>
  );
}

interface KeyInHoleProps extends Pick<KeysFaceProps, 'cameFrom'> {
  entry: ViewEntry;
  box: Box;
}

/** Flies from where the key was carried, and turns once it is in; with reduced motion it appears there. */
function KeyInHole({ entry, box: [x, y, width, height], cameFrom }: KeyInHoleProps) {
  const place = useRef<HTMLDivElement>(null);
  // The key flies only when this component mounts.
  const [from] = useState(() => cameFrom(entry));
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || !from || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const to = element.getBoundingClientRect();
    const [dx, dy] = [
      from.x + from.width / 2 - to.x - to.width / 2,
      from.y + from.height / 2 - to.y - to.height / 2,
    ];
    element.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) scale(${from.width / to.width})` },
        { transform: 'translate(0, -12px)', offset: 0.72 },
        { transform: 'none' },
      ],
      { duration: FLIGHT, easing: 'cubic-bezier(.3,.7,.3,1)' },
    );
  }, [from]);
  return (
    <div ref={place} style={placeAt([x + (width - KEY) / 2, y + height * 0.74 - KEY / 2, KEY, KEY])}>
      <Turned>
        <ItemPicture
          uri={entry.uri}
          boxSize="100%"
          objectFit="contain"
          filter="drop-shadow(2px 4px 3px rgb(0 0 0 / 0.55))"
        />
      </Turned>
    </div>
  );
}

const turns = keyframes({ from: { rotate: '0deg' }, '60%': { rotate: '0deg' }, to: { rotate: '-45deg' } });

/** Turned so that the bow hangs down: keys of the library lie with the bow at the bottom left. */
const Turned = chakra('div', {
  base: {
    boxSize: '100%',
    rotate: '-45deg',
    animation: `${turns} ${FLIGHT + 260}ms ease-in-out`,
    _motionReduce: { animation: 'none' },
  },
});

const Bolt = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    pointerEvents: 'none',
    transition: `transform 360ms cubic-bezier(.3,1.4,.5,1) ${FLIGHT}ms`,
    _motionReduce: { transition: 'none' },
  },
});

/** The largest unit that leaves this height to the words and the carried keys. */
const unitBeside = (rest: string) =>
  `clamp(0.7px, min((var(--window-width) - 5rem) / 360, (var(--window-height) - ${rest}) / var(--height)), 1.15px)`;

const Face = chakra('div', {
  base: {
    '--unit': unitBeside('24rem'),
    position: 'relative',
    width: 'calc(360 * var(--unit))',
    marginInline: 'auto',
    marginBlock: '5',
    flexShrink: '0',
    // The shadow around the picture must not make the dialog scroll.
    contain: 'layout',
    _sidewaysLock: { '--unit': unitBeside('7.5rem'), marginBlock: '1' },
  },
});

/** As large as the face, since an element without size counts as invisible. */
const Holes = chakra('ul', {
  base: { position: 'absolute', inset: '0', listStyleType: 'none', outline: 'none' },
});
