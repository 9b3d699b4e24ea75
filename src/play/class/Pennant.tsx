import { chakra } from '@chakra-ui/react';
import { MARK_LOOKS } from '../together/marks/markLooks.ts';
import { pennantOf } from './pennantLooks.ts';

interface PennantProps {
  /** Number of the team. */
  team: number;
  /** Height in pixels. */
  size: number;
}

/** The ivory cloth; it is the only light one. */
const LIGHT_CLOTH = 7;
/** Scales the shape down, since it is drawn for the larger field of a seat's mark. */
const SHAPE_PLACE = 'translate(20 21.5) scale(0.82) translate(-20 -20)';

/**
 * A team's pennant: enamelled cloth on a brass rod. It is hidden from screen readers, since the team's name
 * stands beside it.
 */
export function Pennant({ team, size }: PennantProps) {
  const { colour, shape } = pennantOf(team);
  return (
    <chakra.svg
      aria-hidden
      viewBox="0 0 40 48"
      height={`${size}px`}
      width={`${(size * 40) / 48}px`}
      flex="none"
      overflow="visible"
      data-pennant={team}
    >
      <path
        d="M6 6h28v40l-14-9-14 9z"
        fill={MARK_LOOKS[colour]?.enamel}
        stroke="#1d1320"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <g transform={SHAPE_PLACE} fill={colour === LIGHT_CLOTH ? '#3a2a1c' : '#fff'}>
        {MARK_LOOKS[shape]?.paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <path d="M3.5 5h33" stroke="#1d1320" strokeWidth="7" strokeLinecap="round" />
      <path d="M3.5 5h33" stroke="#ffd97a" strokeWidth="3.6" strokeLinecap="round" />
    </chakra.svg>
  );
}
