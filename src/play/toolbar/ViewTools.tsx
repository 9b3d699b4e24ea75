import { Box, chakra, IconButton, type IconButtonProps } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { type PointerEvent, useSyncExternalStore } from 'react';
import { knownStill } from '../../../core/catalogue/pictureGuide.ts';
import { hitRect, type PercentRect } from '../../../core/room/geometry.ts';
import type { PlayPort } from '../../../game/ports.ts';
import { ItemPicture } from '../../shared/pictures/ItemPicture.tsx';
import { knownPictures } from '../../shared/pictures/pictureGuide.ts';
import { aside, centredAt, isAllSeen, nearer } from '../session/seen.ts';
import { glideTo } from '../stage/glideTo.ts';
import { roomViewText } from '../text/roomView.ts';

/** Zoom factor of a press, and the share of the view that it moves by. */
const NEARER = 1.5;
const ASIDE = 0.5;

/** Tools below the room on upright screens: zoom, move sideways, and a map with a draggable window. */
export function ViewTools({ port }: { port: PlayPort }) {
  const { seen, view, scene, isHighlighting } = useSyncExternalStore(port.subscribe, port.getState);
  function see(next: PercentRect): void {
    port.lookAround();
    glideTo(port, next);
  }
  function follow(next: PercentRect): void {
    port.lookAround();
    port.setSeen(next);
  }
  if (!view.background) return <Row />;
  return (
    <Row role="group" aria-label={roomViewText.label}>
      <ViewButton
        label={roomViewText.farther}
        disabled={isAllSeen(seen)}
        onClick={() => see(nearer(seen, 1 / NEARER))}
      >
        <ZoomOut />
      </ViewButton>
      <ViewButton label={roomViewText.left} disabled={seen.x <= 0.1} onClick={() => see(aside(seen, -ASIDE))}>
        <ChevronLeft />
      </ViewButton>
      <RoomMap
        key={scene?.id}
        uri={view.background.uri}
        seen={seen}
        things={isHighlighting ? view.items.filter(({ isDone }) => !isDone).map(hitRect) : []}
        onMove={follow}
      />
      <ViewButton
        label={roomViewText.right}
        disabled={seen.x + seen.width >= 99.9}
        onClick={() => see(aside(seen, ASIDE))}
      >
        <ChevronRight />
      </ViewButton>
      <ViewButton label={roomViewText.nearer} onClick={() => see(nearer(seen, NEARER))}>
        <ZoomIn />
      </ViewButton>
    </Row>
  );
}

interface RoomMapProps {
  uri: string;
  seen: PercentRect;
  /** Things that can be touched, also out of sight, while highlighting is on. */
  things: readonly PercentRect[];
  onMove: (seen: PercentRect) => void;
}

/**
 * The room as a small picture, already loaded by the stage, with a brass window over the visible part. The
 * buttons beside it do the same.
 */
function RoomMap({ uri, seen, things, onMove }: RoomMapProps) {
  function follow(event: PointerEvent<HTMLElement>): void {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const at = {
      x: ((event.clientX - left) * 100) / width,
      y: ((event.clientY - top) * 100) / height,
    };
    onMove(centredAt(seen, at));
  }
  return (
    <MapPlate
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
      {!isAllSeen(seen) && (
        <Box
          position="absolute"
          borderRadius="3px"
          border="2px solid #ffe08a"
          boxShadow="0 0 0 60px rgb(8 6 14 / 0.6), 0 0 0 1px {colors.ink}"
          style={{
            left: `${seen.x}%`,
            top: `${seen.y}%`,
            width: `${seen.width}%`,
            height: `${seen.height}%`,
          }}
        />
      )}
      {things.map(({ x, y, width, height }) => (
        <Dot key={`${x} ${y}`} style={{ left: `${x + width / 2}%`, top: `${y + height / 2}%` }} />
      ))}
    </MapPlate>
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
