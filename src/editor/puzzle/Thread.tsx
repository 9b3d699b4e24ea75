import { chakra } from '@chakra-ui/react';
import type { Point } from './curve.ts';
import type { Look } from './layLinks.ts';

interface ThreadProps {
  look: Look;
  path: string;
  /** Null if the end needs none. */
  arrow: string | null;
  from: Point;
  isFaint: boolean;
}

/**
 * A drawn link. Its kind shows in its form as well as its colour, and an ink outline keeps it visible on any
 * ground.
 */
export function Thread({ look, path, arrow, from, isFaint }: ThreadProps) {
  return (
    <Group data-link={look} opacity={isFaint ? 0.22 : 1}>
      <path data-case d={path} />
      {arrow && <path data-case d={arrow} />}
      <path d={path} data-line />
      {look === 'leads' && <path data-core d={path} />}
      {arrow && <path d={arrow} />}
      <circle cx={from.x} cy={from.y} r="4.5" />
    </Group>
  );
}

/** A brass line means “opens”, moss dots “hides”, a double sky-blue line “leads”, ivory dashes “tells”. */
const Group = chakra('g', {
  base: {
    fill: 'none',
    strokeWidth: '3px',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    '&[data-link=opens]': { stroke: 'brass.300', '& circle': { fill: 'brass.300' } },
    '&[data-link=hides]': { stroke: 'green.300', '& circle': { fill: 'green.300' } },
    '&[data-link=leads]': { stroke: 'blue.300', '& circle': { fill: 'blue.300' } },
    '&[data-link=tells]': { stroke: 'paper.100', '& circle': { fill: 'paper.100' } },
    '&[data-link=hides] [data-line]': { strokeDasharray: '0.1 7' },
    '&[data-link=tells] [data-line]': { strokeDasharray: '9 7', strokeWidth: '2.4px' },
    '&[data-link=leads] [data-line]': { strokeWidth: '5.5px' },
    '& [data-core]': { stroke: 'ink', strokeWidth: '2px' },
    '& [data-case]': { stroke: 'ink', strokeOpacity: '0.82', strokeWidth: '6.5px' },
    '&[data-link=leads] [data-case]': { strokeWidth: '8.5px' },
    '& circle': { stroke: 'ink', strokeWidth: '2px' },
    // On a phone's stage.
    '@container (max-width: 600px)': {
      strokeWidth: '2px',
      '&&[data-link=tells] [data-line]': { strokeWidth: '1.8px', strokeDasharray: '6 5' },
      '&&[data-link=leads] [data-line]': { strokeWidth: '4px' },
      '&& [data-case]': { strokeWidth: '4.5px' },
      '&&[data-link=leads] [data-case]': { strokeWidth: '6px' },
      '& circle': { r: '3px' },
    },
  },
});
