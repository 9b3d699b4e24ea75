import { chakra } from '@chakra-ui/react';
import {
  EyeOff,
  Hand,
  KeyRound,
  Laptop,
  type LucideIcon,
  Presentation,
  Printer,
  QrCode,
  Rocket,
  Smartphone,
  Tablet,
  WandSparkles,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { itemUri, thumbUri } from '../../../core/catalogue/pictureAddresses.ts';
import { Pennant } from '../../play/class/Pennant.tsx';
import { PaintedScene, Thing } from '../../shared/scene/PaintedScene.tsx';
import type { ManualPart } from './manualParts.ts';

const STUDY = thumbUri('study', 'green');
const DOOR = itemUri('door', 'oak', 'default');
const CHEST = { shut: itemUri('chest', 'oak', 'default'), open: itemUri('chest', 'oak', 'opened') };
const KEY = itemUri('house-key', 'yellow', 'default');

/** Decorative picture of a part of the manual, made from the library; the text beside it says everything. */
export function ManualPicture({ part }: { part: ManualPart }) {
  return (
    <Frame aria-hidden className="evening">
      {PICTURES[part]()}
    </Frame>
  );
}

const PICTURES: Readonly<Record<ManualPart, () => ReactNode>> = {
  make: () => (
    <Room>
      <Thing uri={CHEST.shut} left={60} top={58} width={24} />
      <Thing uri={KEY} left={14} top={74} width={10} />
      <Plate style={{ left: '50%', top: '50%', translate: '-50% -50%' }}>
        <WandSparkles />
      </Plate>
    </Room>
  ),
  build: () => (
    <Room>
      <Dashed style={{ left: '58%', top: '56%', width: '28%', height: '36%' }} />
      <Thing uri={CHEST.shut} left={60} top={58} width={24} />
      <Sign icon={Hand} at={[79, 78]} />
    </Room>
  ),
  lock: () => (
    <Room>
      <Thing uri={CHEST.shut} left={60} top={58} width={24} />
      <Thing uri={KEY} left={14} top={74} width={10} />
      <Arrow from={[26, 79]} to={[58, 76]} />
      <Sign icon={KeyRound} at={[72, 54]} />
    </Room>
  ),
  hide: () => (
    <Room>
      <Thing uri={CHEST.open} left={58} top={50} width={28} />
      <Thing uri={KEY} left={67} top={60} width={10} />
      <Sign icon={EyeOff} at={[72, 46]} />
    </Room>
  ),
  publish: () => (
    <Room>
      <Thing uri={CHEST.shut} left={60} top={58} width={24} />
      <Plate style={{ left: '50%', top: '50%', translate: '-50% -50%' }}>
        <Rocket />
      </Plate>
    </Room>
  ),
  class: () => (
    <Board>
      <Presentation />
      <Pennants>
        {[0, 1, 3].map((team) => (
          <Pennant key={team} team={team} size={34} />
        ))}
      </Pennants>
      <Devices>
        <Laptop />
        <Tablet />
        <Smartphone />
      </Devices>
    </Board>
  ),
  print: () => (
    <Board>
      <Sheet>
        <QrCode />
      </Sheet>
      <Printer />
    </Board>
  ),
};

/** The study with its door. */
function Room({ children }: { children: ReactNode }) {
  return (
    <PaintedScene background={STUDY} style={{ position: 'relative', overflow: 'hidden' }}>
      <Thing uri={DOOR} left={42.5} top={24.8} width={15} />
      {children}
    </PaintedScene>
  );
}

/** A round mark with an icon, at percent of the picture. */
function Sign({ icon: Icon, at: [left, top] }: { icon: LucideIcon; at: readonly [number, number] }) {
  return (
    <Plate isRound style={{ left: `${left}%`, top: `${top}%`, translate: '-50% -50%' }}>
      <Icon />
    </Plate>
  );
}

interface ArrowProps {
  /** Percent of the picture. */
  from: readonly [number, number];
  to: readonly [number, number];
}

function Arrow({ from: [x, y], to: [toX, toY] }: ArrowProps) {
  return (
    <chakra.svg viewBox="0 0 100 100" preserveAspectRatio="none" position="absolute" inset="0" boxSize="full">
      <path
        d={`M${x} ${y}Q${(x + toX) / 2} ${Math.min(y, toY) - 22} ${toX} ${toY}`}
        fill="none"
        stroke="#ffd27a"
        strokeWidth="2.5"
        strokeDasharray="5 4"
        vectorEffect="non-scaling-stroke"
      />
    </chakra.svg>
  );
}

const Frame = chakra('div', {
  base: {
    borderRadius: 'lg',
    overflow: 'hidden',
    borderWidth: '2px',
    borderColor: 'border.strong',
    bg: 'bg.deep',
    aspectRatio: '16 / 9',
  },
});

const Dashed = chakra('div', {
  base: { position: 'absolute', border: '2px dashed #ffd27a', borderRadius: 'md' },
});

const Plate = chakra('span', {
  base: {
    layerStyle: 'brassPlate',
    position: 'absolute',
    display: 'grid',
    placeItems: 'center',
    boxSize: '12',
    borderRadius: 'lg',
    '& svg': { boxSize: '6' },
  },
  variants: { isRound: { true: { boxSize: '8', borderRadius: 'full', '& svg': { boxSize: '4' } } } },
});

const Board = chakra('div', {
  base: {
    height: 'full',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexWrap: 'wrap',
    alignContent: 'center',
    columnGap: '6',
    rowGap: '4',
    color: 'accent.fg',
    '& > svg, & span svg': { boxSize: '9' },
  },
});

/** Pennants keep the size that they are drawn in. */
const Pennants = chakra('div', { base: { display: 'flex', gap: '2' } });

const Devices = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'end',
    gap: '3',
    color: 'fg',
    '& svg:first-of-type': { boxSize: '14' },
  },
});

const Sheet = chakra('span', {
  base: { display: 'grid', placeItems: 'center', p: '3', bg: 'white', color: 'black', rotate: '-3deg' },
});
