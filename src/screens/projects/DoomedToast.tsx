import { Button, chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { type DoomedRoom, TIME_TO_KEEP } from '../../stores/projectsStore.ts';
import { projectsText } from '../../text/projects.ts';

/** What takes the focus in a room's row. */
export function rowLinkId(roomId: string): string {
  return `open-${roomId}`;
}

interface DoomedToastProps {
  doomed: DoomedRoom;
  onKeep: () => void;
}

/** Says that a room goes, and takes it back, with the clock that runs until then. */
export function DoomedToast({ doomed: { room, goesAt }, onKeep }: DoomedToastProps) {
  const seconds = useSecondsUntil(goesAt);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The row is gone that had the focus; who is elsewhere already stays there.
    const timer = setTimeout(() => document.activeElement === document.body && keep.current?.focus(), 200);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Place className="morning" role="status">
      <Clock aria-hidden style={{ '--left': `${(100_000 * seconds) / TIME_TO_KEEP}%` } as object} />
      {/* Told once: a reader would count along otherwise. */}
      <chakra.span srOnly>{projectsText.doomed.said(room.roomName, TIME_TO_KEEP / 1000)}</chakra.span>
      <chakra.span aria-hidden flex="1" overflowWrap="anywhere">
        {projectsText.doomed.goes(room.roomName, seconds)}
      </chakra.span>
      <Button
        ref={keep}
        onClick={() => {
          onKeep();
          // The row is back, and the button it was taken back by is gone.
          setTimeout(() => document.getElementById(rowLinkId(room.id))?.focus());
        }}
      >
        {projectsText.doomed.keep}
      </Button>
    </Place>
  );
}

function useSecondsUntil(moment: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(moment));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(moment)), 250);
    return () => clearInterval(timer);
  }, [moment]);
  return seconds;
}

function secondsUntil(moment: number): number {
  return Math.max(0, Math.ceil((moment - Date.now()) / 1000));
}

const Place = chakra('div', {
  base: {
    layerStyle: 'paperSheet',
    position: 'sticky',
    zIndex: '10',
    bottom: '6',
    width: 'fit-content',
    maxWidth: '100%',
    marginX: 'auto',
    marginTop: '7',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    ps: '4',
    pe: '2.5',
    py: '2',
    borderRadius: 'md',
    fontVariantNumeric: 'tabular-nums',
  },
});

const Clock = chakra('span', {
  base: {
    flexShrink: '0',
    boxSize: '6',
    borderRadius: 'full',
    border: '2px solid {colors.ink}',
    background: 'conic-gradient({colors.red.500} var(--left), {colors.brass.100} 0)',
  },
});
