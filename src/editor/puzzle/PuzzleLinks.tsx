import { chakra, Flex, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { hitRect } from '../../../core/room/geometry.ts';
import { itemOf } from '../../../core/room/links.ts';
import type { Room } from '../../../core/room/model.ts';
import { clueLinksOf, type PuzzleLink, plainLinksOf } from '../../../core/solve/puzzleLinks.ts';
import type { EditorStageState, StageItem, Viewport } from '../../../game/ports.ts';
import { onScreen } from '../canvas/onScreen.ts';
import { useEditor } from '../session/editorContext.ts';
import { useCheckedRoom } from '../session/useRoom.ts';
import { shownSceneOf } from '../store/session/shownScene.ts';
import { itemName } from '../text/editorMessages.ts';
import { puzzleViewText } from '../text/puzzleView.ts';
import { sceneName } from '../text/scenes.ts';
import { toArrow, toPath } from './curve.ts';
import { type Anchor, LOOKS, type Look, layLinks } from './layLinks.ts';
import { placeLock } from './placeLock.ts';
import { Thread } from './Thread.tsx';

/** CSS pixels: on narrower stages all lines together would hide the room. */
const PHONE = 600;
/** The length of an arrowhead in pixels: the stage's width divided by `share`, within the two limits. */
const BARBS = { most: 11, least: 7, share: 80 };

interface PuzzleLinksProps {
  room: Room;
  stage: EditorStageState;
  size: { width: number; height: number };
}

/** Curves from key to lock, hider to hidden, text to lock, way to scene. The panel says the same in words. */
export function PuzzleLinks({ room, stage, size }: PuzzleLinksProps) {
  const links = useLinks(room);
  const shown = useEditor(shownSceneOf);
  const { view, viewport, selectedIds } = stage;
  const all = layLinks({
    links,
    anchors: new Map(view.items.map((item) => [item.id, anchorOf(item, viewport, size)])),
    selectedIds,
    size,
    wordsFor: (link, end) => {
      if (link.type === 'leads') return puzzleViewText.toScene(sceneName(room, link.to));
      const scene = itemOf(room, link[end])?.scene;
      if (scene === undefined || scene === shown) return null;
      return puzzleViewText.inScene(itemName(room, link[end]), sceneName(room, scene));
    },
  });
  const barbs = Math.min(Math.max(size.width / BARBS.share, BARBS.least), BARBS.most);
  const seen = size.width < PHONE ? all.filter(({ isFaint }) => !isFaint) : all;
  return (
    <>
      <chakra.svg position="absolute" inset="0" w="full" h="full">
        {seen.map(({ key, look, curve, isFaint }) => (
          <Thread
            key={key}
            look={look}
            path={toPath(curve)}
            arrow={look === 'hides' ? null : toArrow(curve, barbs)}
            from={curve.from}
            isFaint={isFaint}
          />
        ))}
      </chakra.svg>
      {seen.map(({ key, look, tag, isFaint }) => {
        if (!tag) return null;
        const { x, y } = tag.at;
        return (
          <FootTag key={key} data-look={look} style={{ left: x, top: y, opacity: isFaint ? 0.4 : 1 }}>
            {tag.words}
          </FootTag>
        );
      })}
      <Legend looks={new Set(seen.map(({ look }) => look))} />
    </>
  );
}

/** The room's links. Its clues are those of the last check, since finding them takes longer than a step of a drag. */
function useLinks(room: Room): readonly PuzzleLink[] {
  const checked = useCheckedRoom();
  const clues = useMemo(() => clueLinksOf(checked), [checked]);
  return useMemo(() => [...plainLinksOf(room), ...clues], [room, clues]);
}

/** A label at the bottom for something in another scene. */
const FootTag = chakra('div', {
  base: {
    position: 'absolute',
    translate: '-50% -50%',
    maxWidth: 'full',
    paddingX: '2.5',
    borderRadius: 'full',
    bg: 'bg.deep',
    boxShadow: 'inset 0 0 0 1.5px currentcolor, 0 0 0 1px {colors.ink}',
    fontSize: '12px',
    fontWeight: '650',
    lineHeight: '20px',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    '&[data-look=opens]': { color: 'brass.200' },
    '&[data-look=hides]': { color: 'green.300' },
    '&[data-look=leads]': { color: 'blue.200' },
    '&[data-look=tells]': { color: 'paper.100' },
  },
});

/** Explains the kinds of lines that are visible; phones have no space for it. */
function Legend({ looks }: { looks: ReadonlySet<Look> }) {
  if (looks.size === 0) return null;
  return (
    <Flex position="absolute" top="2" insetX="2" justify="center" display={{ base: 'none', md: 'flex' }}>
      <Flex gap="4" px="3" py="1" borderRadius="lg" bg="rgb(16 18 38 / 0.85)">
        {LOOKS.filter((look) => looks.has(look)).map((look) => (
          <Flex key={look} align="center" gap="1.5">
            <chakra.svg viewBox="0 0 32 12" w="8" h="3">
              <Thread look={look} path="M7 6 H30" arrow={null} from={{ x: 6, y: 6 }} isFaint={false} />
            </chakra.svg>
            <Text as="span" textStyle="xs" fontWeight="600" color="fg">
              {puzzleViewText.looks[look]}
            </Text>
          </Flex>
        ))}
      </Flex>
    </Flex>
  );
}

/** Points where links begin and end at an item, in CSS pixels of a stage of this size. */
function anchorOf(item: StageItem, viewport: Viewport, size: { width: number; height: number }): Anchor {
  const rect = onScreen(hitRect(item), viewport);
  const toPixels = (x: number, y: number) => ({ x: (x * size.width) / 100, y: (y * size.height) / 100 });
  const lock = placeLock(rect);
  const middle = rect.x + rect.width / 2;
  return {
    middle: toPixels(middle, rect.y + rect.height / 2),
    top: toPixels(middle, rect.y),
    lock: toPixels(lock.x, lock.y),
  };
}
