import { chakra } from '@chakra-ui/react';
import { LOOK_OF } from '../puzzle/layLinks.ts';
import { Thread } from '../puzzle/Thread.tsx';
import type { DrawnMap } from './drawMap.ts';

/** The scenes' frames and the lines of the map, below its nodes. */
export function MapThreads({ drawn: { width, height, lanes, threads } }: { drawn: DrawnMap }) {
  return (
    <chakra.svg aria-hidden position="absolute" inset="0" width={width} height={height}>
      {lanes.map(({ scene, rect }) => (
        <Frame key={scene} {...rect} rx="14" />
      ))}
      {threads.map(({ key, type, path, arrow, from }) =>
        type === 'begins' ? (
          <Plain key={key} d={path} />
        ) : (
          <Thread
            key={key}
            look={LOOK_OF[type]}
            path={path}
            arrow={type === 'hides' ? null : arrow}
            from={from}
            isFaint={false}
          />
        ),
      )}
    </chakra.svg>
  );
}

const Frame = chakra('rect', {
  base: { fill: 'bg.page', fillOpacity: '0.6', stroke: 'border.strong', strokeWidth: '1px' },
});

const Plain = chakra('path', { base: { fill: 'none', stroke: 'border.strong', strokeWidth: '2px' } });
