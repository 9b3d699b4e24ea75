import { chakra } from '@chakra-ui/react';

interface BookmarkRibbonProps {
  isBookmarked: boolean;
  /** The label: the action and the room's name. */
  label: string;
  onToggle: () => void;
}

/** A ribbon over a frame's upper edge, above the picture; red if the room is bookmarked. */
export function BookmarkRibbon({ isBookmarked, label, onToggle }: BookmarkRibbonProps) {
  return (
    <Ribbon type="button" aria-pressed={isBookmarked} aria-label={label} onClick={onToggle}>
      <svg viewBox="0 0 28 46" aria-hidden="true">
        {isBookmarked ? (
          <>
            <path
              d="M2 0h24v42l-12-9-12 9z"
              fill="var(--chakra-colors-red-500)"
              stroke="var(--chakra-colors-ink)"
              strokeWidth="2.5"
            />
            <path d="M5 2v34" stroke="var(--chakra-colors-red-300)" strokeWidth="2" />
            <path
              d="M14 9l2 4.3 4.7.5-3.5 3.1 1 4.6-4.2-2.3-4.2 2.3 1-4.6-3.5-3.1 4.7-.5z"
              fill="var(--chakra-colors-brass-100)"
            />
          </>
        ) : (
          <path
            d="M2 0h24v42l-12-9-12 9z"
            fill="rgb(20 14 34 / 0.62)"
            stroke="var(--chakra-colors-brass-200)"
            strokeWidth="2.5"
          />
        )}
      </svg>
    </Ribbon>
  );
}

const Ribbon = chakra('button', {
  base: {
    position: 'absolute',
    zIndex: '4',
    // Its tail ends on the frame: within the picture it lay over what the picture is of.
    top: '-32px',
    insetEnd: '14px',
    width: '44px',
    height: '46px',
    cursor: 'pointer',
    pointerEvents: 'auto',
    filter: 'drop-shadow(2px 3px 2px rgb(8 5 16 / 0.5))',
    transition: 'translate {durations.press}',
    _active: { translate: '0 3px' },
    '& svg': { width: '26px', height: '43px', display: 'block', marginX: 'auto' },
  },
});
