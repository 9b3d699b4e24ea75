import { Box, chakra, IconButton, type IconButtonProps } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import type { PointerEvent } from 'react';
import { knownStill } from '../../../core/catalogue/pictureGuide.ts';
import { hitRect, type PercentRect } from '../../../core/room/geometry.ts';
import type { PlayPort, StageItem } from '../../../game/ports.ts';
import { ItemPicture } from '../../shared/pictures/ItemPicture.tsx';
import { knownPictures } from '../../shared/pictures/pictureGuide.ts';
import { aside, centredAt, isAllSeen, nearer } from '../session/seen.ts';
import { glideTo } from '../stage/glideTo.ts';
import { useStage } from '../stage/useStage.ts';
import { roomViewText } from '../text/roomView.ts';

/** Zoom factor of a press, and the share of the view that it moves by. */
const NEARER = 1.5;
const ASIDE = 0.5;

const NO_ITEMS: readonly StageItem[] = [];

/** Tools below the room on upright screens: zoom, move sideways, and a map with a draggable window. */
export function ViewTools({ port }: { port: PlayPort }) {
  const background = useStage(port, ({ view }) => view.background);
  const isAll = useStage(port, ({ seen }) => isAllSeen(seen));
  const isAtLeft = useStage(port, ({ seen }) => seen.x <= 0.1);
  const isAtRight = useStage(port, ({ seen }) => seen.x + seen.width >= 99.9);
  function see(next: (seen: PercentRect) => PercentRect): void {
    port.lookAround();
    glideTo(port, next(port.getState().seen));
  }
  if (!background) return <Row />;
  return (
    <Row role="group" aria-label={roomViewText.label}>
      <ViewButton
        label={roomViewText.farther}
        disabled={isAll}
        onClick={() => see((seen) => nearer(seen, 1 / NEARER))}
      >
        <ZoomOut />
      </ViewButton>
      <ViewButton
        label={roomViewText.left}
        disabled={isAtLeft}
        onClick={() => see((seen) => aside(seen, -ASIDE))}
      >
        <ChevronLeft />
      </ViewButton>
      <RoomMap port={port} uri={background.uri} isAll={isAll} />
      <ViewButton
        label={roomViewText.right}
        disabled={isAtRight}
        onClick={() => see((seen) => aside(seen, ASIDE))}
      >
        <ChevronRight />
      </ViewButton>
      <ViewButton label={roomViewText.nearer} onClick={() => see((seen) => nearer(seen, NEARER))}>
        <ZoomIn />
      </ViewButton>
    </Row>
  );
}

interface RoomMapProps {
  port: PlayPort;
  /** The picture of the room. */
  uri: string;
  /** Whether all of the room is visible. */
  isAll: boolean;
}

/**
 * The room as a small picture, already loaded by the stage, with a brass window over the visible part, and dots on all
 * that can be touched while highlighting is on. The buttons beside it do the same.
 */
function RoomMap({ port, uri, isAll }: RoomMapProps) {
  const scene = useStage(port, (s) => s.scene?.id);
  const items = useStage(port, (s) => (s.isHighlighting ? s.view.items : NO_ITEMS));
  function follow(event: PointerEvent<HTMLElement>): void {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const at = {
      x: ((event.clientX - left) * 100) / width,
      y: ((event.clientY - top) * 100) / height,
    };
    port.lookAround();
    port.setSeen(centredAt(port.getState().seen, at));
  }
  return (
    <MapPlate
      key={scene}
      aria-hidden
      data-room-map
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        follow(event);
      }}
      onPointerMove={(event) => {
        if (event.buttons !== 0) follow(event);
      }}
    >
      <ItemPicture
        uri={knownStill(uri, knownPictures()) ?? uri}
        boxSize="100%"
        objectFit="cover"
        draggable={false}
      />
      {!isAll && <SeenWindow port={port} />}
      {items
        .filter(({ isDone }) => !isDone)
        .map(hitRect)
        .map(({ x, y, width, height }) => (
          <Dot key={`${x} ${y}`} style={{ left: `${x + width / 2}%`, top: `${y + height / 2}%` }} />
        ))}
    </MapPlate>
  );
}

/** The frame on the map around what is visible. */
function SeenWindow({ port }: { port: PlayPort }) {
  const { x, y, width, height } = useStage(port, ({ seen }) => seen);
  return (
    <Box
      position="absolute"
      borderRadius="3px"
      border="2px solid #ffe08a"
      boxShadow="0 0 0 60px rgb(8 6 14 / 0.6), 0 0 0 1px {colors.ink}"
      style={{ left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` }}
    />
  );
}

const Dot = chakra('i', {
  base: {
    position: 'absolute',
    boxSize: '5px',
    translate: '-50% -50%',
    borderRadius: 'full',
    bg: '#fff3d2',
    boxShadow: '0 0 0 1px {colors.ink}',
    pointerEvents: 'none',
  },
});

function ViewButton({ label, ...props }: IconButtonProps & { label: string }) {
  return <IconButton variant="outline" aria-label={label} title={label} {...props} />;
}

const Row = chakra('div', {
  base: {
    gridArea: 'view',
    display: 'none',
    justifyContent: 'center',
    alignItems: 'center',
    gap: '2',
    height: '4rem',
    paddingTop: '1.5',
    _upright: { display: 'flex' },
  },
});

const MapPlate = chakra('div', {
  base: {
    position: 'relative',
    height: '3rem',
    aspectRatio: '16/9',
    overflow: 'clip',
    borderRadius: '4px',
    boxShadow: '0 0 0 2px #a06d22, 0 0 0 3px {colors.ink}',
    cursor: 'grab',
    touchAction: 'none',
  },
});
